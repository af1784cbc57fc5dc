import type { Bid } from '@zuschlag/validation/vocabulary';
import type { RuleVerdict } from '../../rules/evaluation/judge-rules.ts';

/** Why an organization is asked. */
export type ParticipantReason = 'operational' | 'chance' | 'rule' | 'hand' | 'overrule';
export type Participant = { organizationId: number; reason: ParticipantReason };

/** The organization a group is about, the one of the Chance, and the verdicts of all that have active rules. */
export type ParticipantFacts = {
  operationalOrganizationId: number;
  mainOrganizationId: number;
  verdicts: readonly RuleVerdict[];
};

/**
 * Who is asked whether an organization bids. Its own rules are its standing instruction: when it has rules and no rule
 * requires its decision, it bids automatically. No rule of another organization can do that; another organization's
 * rule only adds it.
 *
 * @source docs/domain.md, Bid decisions
 */
export function selectBidParticipants(facts: ParticipantFacts): {
  participants: Participant[];
  standingVote: Bid | null;
} {
  const own = facts.verdicts.find(({ organizationId }) => organizationId === facts.operationalOrganizationId);
  return {
    participants: [{ organizationId: facts.operationalOrganizationId, reason: 'operational' }, ...selectByRule(facts)],
    standingVote: own && !own.wantsToBeAsked ? 'Bid' : null,
  };
}

/**
 * The organizations whose own rule wants them to be asked, the main organization first, then by id.
 *
 * @param except organizations that are asked already
 */
export function selectByRule(
  { operationalOrganizationId, mainOrganizationId, verdicts }: ParticipantFacts,
  except: readonly number[] = [],
): Participant[] {
  const rank = (id: number) => (id === mainOrganizationId ? 0 : 1);
  return verdicts
    .filter(({ wantsToBeAsked }) => wantsToBeAsked)
    .map(({ organizationId }) => organizationId)
    .filter((id) => id !== operationalOrganizationId && !except.includes(id))
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .map((organizationId) => ({ organizationId, reason: 'rule' }));
}
