import { addProofs, listProofs, tickProof } from '../features/chance/proofs/proofs.ts';
import type { DemoChance } from './chances.ts';
import type { Stage } from './stage.ts';

const usual = ['Eigenerklärung zur Eignung', 'Gewerbeerlaubnis nach § 34a GewO', 'Nachweis der Betriebshaftpflicht'];
const further = [
  'Zwei Referenzen vergleichbarer Objekte',
  'Zertifikat nach DIN 77200-1',
  'Unbedenklichkeitsbescheinigung der Berufsgenossenschaft',
  'Tariftreueerklärung',
  'Konzept zur Einarbeitung und Vertretung',
];

/** Notices of authorities ask for proofs. @returns the proofs of a plan, which differ between neighbours */
function proofsOf({ name, kind, ending }: DemoChance): string[] {
  const isTooEarly = ending.startsWith('bids') || ending === 'declined';
  if (kind !== 'Public' || isTooEarly) return [];
  return [...usual, ...further.filter((_, index) => (name.length + index) % 3 !== 0)];
}

/** Enters the proofs once it is decided to bid. */
export async function enterProofs(stage: Stage, chanceId: string, plan: DemoChance): Promise<void> {
  const labels = proofsOf(plan);
  if (labels.length > 0) await stage.act(plan.by, (work) => addProofs(work, { chanceId, labels }));
}

/** Ticks proofs as ready: a few while the services are calculated, all of them before the submission. */
export async function tickProofs(stage: Stage, chanceId: string, plan: DemoChance, most: number): Promise<void> {
  if (proofsOf(plan).length === 0) return;
  const { proofs } = await stage.act(plan.by, (work) => listProofs(work, chanceId));
  const open = proofs.filter(({ doneAt }) => doneAt === null).slice(0, most);
  for (const { id: proofId } of open) await stage.act(plan.by, (work) => tickProof(work, { proofId, isDone: true }));
}
