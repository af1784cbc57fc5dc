import { setTimeout as pause } from 'node:timers/promises';
import { formatEuro } from '@zuschlag/i18n/format';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import type { RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { Terminal } from './terminal.ts';

const POLL_MS = 300;
const LONGEST_MS = 60_000;

/**
 * What an import would do to the open Chances, calculated by the server.
 *
 * @returns null when it cannot tell or takes too long: the import itself does not depend on it
 */
export async function impactOf({ api }: Zuschlag, importId: string, terminal: Terminal): Promise<RateImpact | null> {
  try {
    const startedAt = Date.now();
    let impact = await api.services.startRateImpact.mutate({ importId });
    while (impact.state === 'running') {
      if (Date.now() - startedAt > LONGEST_MS) return null;
      await pause(POLL_MS);
      impact = await api.services.rateImpact.query({ id: impact.id });
      terminal.progress(`${impact.done} / ${impact.total}`);
    }
    return impact.state === 'done' ? impact : null;
  } catch {
    return null;
  } finally {
    terminal.progress(null);
  }
}

export function reportImpact(impact: RateImpact | null, terminal: Terminal): void {
  for (const line of linesOf(impact, terminal)) terminal.say(line);
}

function linesOf(impact: RateImpact | null, { language, text }: Terminal): string[] {
  if (!impact) return [text('effectUnknown')];
  const { chances, services, unpriced, costBefore, costAfter, wages } = impact;
  const ofWages = wages.services > 0 ? [text('effectOfWages', { services: wages.services, below: wages.below })] : [];
  if (chances === 0) return ofWages.length > 0 ? ofWages : [text('effectNone')];
  const change = costAfter - costBefore;
  const difference = `${change > 0 ? '+' : ''}${formatEuro(change, language)}`;
  const touched = text('effect', { chances, services, difference });
  return [touched, ...(unpriced > 0 ? [text('effectUnpriced', { count: unpriced })] : []), ...ofWages];
}
