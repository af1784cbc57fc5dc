import { addLossReasons } from '../features/organizations/loss-reasons/loss-reasons.ts';
import type { Stage } from './stage.ts';

/** How Chances were lost, in turn: the reason of the list, the words, an invented winner, and the price in shares of ours. */
const losses = [
  {
    reason: 'Preis',
    words: 'Zwei Mitbewerber lagen beim Preis etwa acht Prozent unter uns.',
    winner: 'Nordschild Sicherheitsdienste GmbH',
    share: 0.92,
  },
  {
    reason: 'Konzept',
    words: 'In der Konzeptwertung fehlten Punkte bei der Einarbeitung des Personals.',
    winner: 'Wachgesellschaft Elbtor mbH',
    share: 1.015,
  },
  {
    reason: 'Preis',
    words: 'Der bisherige Dienstleister hat sein Angebot noch einmal gesenkt.',
    winner: 'Bastion Objektschutz KG',
    share: 0.955,
  },
  {
    reason: 'Leistung neu zugeschnitten',
    words: 'Die Leistung wurde neu zugeschnitten und an ein Gebäudemanagement vergeben.',
    winner: 'Rheinfacility Service GmbH',
    share: null,
  },
] as const;

const reasons = ['Preis', 'Konzept', 'Referenzen', 'Leistung neu zugeschnitten', 'Verfahren aufgehoben'];

/** Founds the list of reasons of the holding. @returns their ids by name */
export async function seedLossReasons(stage: Stage): Promise<ReadonlyMap<string, string>> {
  const organizationId = stage.mainOrganizationId;
  const lists = await stage.act('holdingManager', (work) => addLossReasons(work, { organizationId, names: reasons }));
  const list = lists.find((one) => one.organizationId === organizationId);
  return new Map((list?.reasons ?? []).map(({ id, name }) => [name, id]));
}

/** @param revenue ours, in EUR @returns the answers to the question why a Chance was lost */
export function lossOf(turn: number, revenue: number | null, ids: ReadonlyMap<string, string>) {
  const { reason, words, winner, share } = losses[turn % losses.length] ?? losses[0];
  return {
    reasonForLoss: words,
    lossReasonId: ids.get(reason) ?? null,
    winner,
    // Notices of an award name round prices.
    winningPrice: share === null || revenue === null ? null : Math.round((revenue * share) / 100) * 100,
  };
}
