import { setTimeout as pause } from 'node:timers/promises';
import { formatEuro } from '@zuschlag/i18n/format';
import type { Zuschlag } from '@zuschlag/sdk/connect';
import type { RateEffect } from '@zuschlag/validation/services/rate-impact';
import type { Terminal } from './terminal.ts';

const POLL_MS = 300;
const LONGEST_MS = 60_000;

/**
 * What an import would do to the open Chances, calculated by the server.
 *
 * @returns null when it cannot tell or takes too long: the import itself does not depend on it
 */
export async function effectOf({ api }: Zuschlag, importId: string, terminal: Terminal): Promise<RateEffect | null> {
  try {
    const startedAt = Date.now();
    let effect = await api.services.startRateEffect.mutate({ importId });
    while (effect.state === 'running') {
      if (Date.now() - startedAt > LONGEST_MS) return null;
      await pause(POLL_MS);
      effect = await api.services.rateEffect.query({ id: effect.id });
      terminal.progress(`${effect.done} / ${effect.total}`);
    }
    return effect.state === 'done' ? effect : null;
  } catch {
    return null;
  } finally {
    terminal.progress(null);
  }
}

export function reportEffect(effect: RateEffect | null, terminal: Terminal): void {
  for (const line of linesOf(effect, terminal)) terminal.say(line);
}

function linesOf(effect: RateEffect | null, { language, text }: Terminal): string[] {
  if (!effect) return [text('effectUnknown')];
  const { chances, services, unpriced, costBefore, costAfter } = effect;
  if (chances === 0) return [text('effectNone')];
  const change = costAfter - costBefore;
  const difference = `${change > 0 ? '+' : ''}${formatEuro(change, language)}`;
  const touched = text('effect', { chances, services, difference });
  return unpriced > 0 ? [touched, text('effectUnpriced', { count: unpriced })] : [touched];
}
