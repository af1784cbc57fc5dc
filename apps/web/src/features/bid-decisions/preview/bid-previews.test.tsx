import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { BidPreviewsOfNew } from './bid-previews.tsx';

const asked = (id: number, shortName: string, reason = 'operational') => ({
  ...{ id, shortName, organizationName: shortName, isOperational: true, hasDecided: false, reason, ruleNames: [] },
});
const long = { computationType: 'CONTRACT_DURATION', operator: 'GREATER_THAN', limit: 18, value: 24 };
const findings = [
  { ruleId: 'r1', name: 'Lange Verträge', organizationId: 4, holds: true, reasons: [{ ...long, holds: true }] },
  {
    ruleId: 'r2',
    name: 'Sehr lange',
    organizationId: 3,
    holds: false,
    reasons: [{ ...long, limit: 60, holds: false }],
  },
];
const group = (id: number, name: string, parts: object) => ({
  ...{ operationalOrganizationId: id, operationalOrganizationName: name, operationalOrganizationShortName: name },
  ...{ standingVote: null, isFinal: false, ruleFindings: findings },
  ...parts,
});
const preview = vi.fn((_: unknown): unknown => [
  group(2, 'TW Nord', { participantsOnDecisionGroup: [asked(2, 'TW Nord'), asked(4, 'TW Süd', 'rule')] }),
  group(3, 'TW Mitte', { standingVote: 'Bid', isFinal: true, participantsOnDecisionGroup: [asked(3, 'TW Mitte')] }),
]);
const typed = {
  ...{ operationalOrganizationIds: [2, 3], startDate: '2027-01-01', endDate: '2028-12-31' },
  ...{ estimateRevenue: undefined, escalationClause: null },
};
const show = (parts: Partial<typeof typed> = {}) =>
  showPage(
    <WithServer answers={{ 'bidDecisions.preview': preview }}>
      <BidPreviewsOfNew {...typed} {...parts} />
    </WithServer>,
  );

beforeEach(() => {
  sessionStorage.clear();
  preview.mockClear();
  signIn();
});

it('says of a Chance that is being typed who decides by which rule, and which organization bids automatically', async () => {
  await show();
  await expect.element(page.getByText('TW Nord entscheidet zuerst, dann stimmen zu:')).toBeVisible();
  await expect
    .element(page.getByText('wegen der Regel „Lange Verträge“: Laufzeit über 18 Monate (hier 24 Monate)'))
    .toBeVisible();
  await expect.element(page.getByText('TW Mitte bietet automatisch mit.')).toBeVisible();
  await expect
    .element(page.getByText('Regel „Sehr lange“ trifft nicht zu: Laufzeit über 60 Monate (hier 24 Monate)'))
    .toBeVisible();
});

it('asks nothing as long as the term is incomplete', async () => {
  await show({ endDate: '' });
  expect(page.getByText('Wer über den Bid entscheidet').elements()).toEqual([]);
  expect(preview).not.toHaveBeenCalled();
});
