import { describe, expect, it } from 'vitest';
import type { RuleVerdict } from '../../rules/evaluation/judge-rules.ts';
import { selectBidParticipants } from './select-participants.ts';

const [holding, nord, mitte, sued] = [10, 11, 12, 13];
const selected = (verdicts: RuleVerdict[]) =>
  selectBidParticipants({ operationalOrganizationId: nord, mainOrganizationId: holding, verdicts });
const yes = (organizationId: number): RuleVerdict => ({ organizationId, wantsToBeAsked: true });
const no = (organizationId: number): RuleVerdict => ({ organizationId, wantsToBeAsked: false });
const own = { organizationId: nord, reason: 'operational' };
const rule = (organizationId: number) => ({ organizationId, reason: 'rule' });

describe('who is asked whether an organization bids', () => {
  it.each([
    { rules: 'no organization has rules', verdicts: [], participants: [own], standingVote: null },
    { rules: 'its own rule wants it asked', verdicts: [yes(nord)], participants: [own], standingVote: null },
    { rules: 'its own rules are silent', verdicts: [no(nord)], participants: [own], standingVote: 'Bid' },
    {
      rules: 'rules of others are silent',
      verdicts: [no(mitte), no(holding)],
      participants: [own],
      standingVote: null,
    },
    {
      rules: 'rules of others want them asked: the main organization first, then by id',
      verdicts: [yes(sued), yes(mitte), yes(holding)],
      participants: [own, rule(holding), rule(mitte), rule(sued)],
      standingVote: null,
    },
    {
      rules: 'it bids by itself while others are asked',
      verdicts: [no(nord), yes(mitte)],
      participants: [own, rule(mitte)],
      standingVote: 'Bid',
    },
  ])('$rules', ({ verdicts, participants, standingVote }) => {
    expect(selected(verdicts)).toEqual({ participants, standingVote });
  });
});
