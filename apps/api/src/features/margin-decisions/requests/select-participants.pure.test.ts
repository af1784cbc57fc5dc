import { describe, expect, it } from 'vitest';
import type { RuleVerdict } from '../../rules/evaluation/judge-rules.ts';
import { selectApprovers } from './select-participants.ts';

const [holding, nord, mitte, sued] = [10, 11, 12, 13];
const yes = (organizationId: number): RuleVerdict => ({ organizationId, wantsToBeAsked: true });
const no = (organizationId: number): RuleVerdict => ({ organizationId, wantsToBeAsked: false });

describe('who is asked to approve the margin of TW Nord on a Chance of TW Mitte', () => {
  it.each<{ rules: string; verdicts: RuleVerdict[]; asked: string[] }>([
    { rules: 'no organization has rules', verdicts: [], asked: ['11 operational', '12 chance'] },
    { rules: 'no rule wants its organization asked', verdicts: [no(nord), no(sued)], asked: [] },
    {
      rules: 'a third organization wants to be asked, the two have no rules',
      verdicts: [yes(sued)],
      asked: ['11 operational', '12 chance', '13 rule'],
    },
    {
      rules: 'the bidder has silent rules of its own and answers for itself',
      verdicts: [no(nord), yes(holding), yes(sued)],
      asked: ['12 chance', '10 rule', '13 rule'],
    },
    {
      rules: 'the Chance organization has a true rule',
      verdicts: [yes(mitte)],
      asked: ['11 operational', '12 chance'],
    },
    { rules: 'only a third one is left', verdicts: [no(nord), no(mitte), yes(sued)], asked: ['13 rule'] },
  ])('$rules', ({ verdicts, asked }) => {
    expect(asking(mitte, verdicts)).toEqual(asked);
  });

  it('an organization that bids on its own Chance is asked once', () => {
    expect(asking(nord, [])).toEqual(['11 operational']);
  });
});

function asking(chanceOrganizationId: number, verdicts: RuleVerdict[]): string[] {
  const asked = selectApprovers({
    operationalOrganizationId: nord,
    chanceOrganizationId,
    mainOrganizationId: holding,
    verdicts,
  });
  return asked.map(({ organizationId, reason }) => `${organizationId} ${reason}`);
}
