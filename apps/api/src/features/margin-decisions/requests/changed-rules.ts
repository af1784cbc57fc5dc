import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { DomainEvent } from '../../../events/events.ts';
import { idsOfActiveRules } from '../../rules/active-rules.ts';
import { markChangedRules } from '../rounds.store.ts';

/** Marks the rounds that run on other rules than those that are active now; they keep theirs. */
export async function noteChangedMarginRules(
  work: UnitOfWork<Actor>,
  { decisionType }: Extract<DomainEvent, { kind: 'rulesChanged' }>,
): Promise<void> {
  if (decisionType !== 'MARGIN_DECISION') return;
  markChangedRules(work, await idsOfActiveRules(work, decisionType));
}
