import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aBidder, aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { RequestApprovalScreen } from './request-approval-screen.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('says what each bidding organization has calculated, and names no organization that bids no longer', async () => {
  const organizations = [
    aBidder(),
    aBidder({ id: 3, name: 'Torwacht Mitte GmbH', shortName: 'TW Mitte', serviceCount: 0, lastCalculatedAt: null }),
    aBidder({ id: 4, name: 'Torwacht Süd GmbH', shortName: 'TW Süd', isBidding: false }),
  ];
  const answers = {
    'marginDecisions.groupsOfChance': () => ({ groups: [], chanceState: 'editing' }),
    'marginDecisions.previewRequest': () => ({ chanceId: 'c1', groups: [], isReadyAtOnce: false }),
  };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance({ organizations })}>
        <RequestApprovalScreen />
      </ChanceContext>
    </WithServer>,
  );
  const lines = page.getByRole('listitem');
  await expect
    .element(lines.filter({ hasText: 'Wacht Nord GmbH' }).getByText('Zuletzt kalkuliert am 04.11.2026'))
    .toBeVisible();
  await expect.element(lines.filter({ hasText: 'Torwacht Mitte GmbH' }).getByText('keine Leistung')).toBeVisible();
  await expect.element(page.getByText('Torwacht Süd GmbH')).not.toBeInTheDocument();
});

const figures = { margin: 0.05, totalCost: 95_000, minutes: 525_600, revenue: 100_000 };
const group = {
  ...{ groupId: 'm1', operationalOrganizationId: 2, operationalOrganizationName: 'Wacht Nord GmbH', denial: null },
  ...{ operationalOrganizationShortName: 'TW Nord', participantsOnDecisionGroup: [], ruleFindings: [], before: null },
  ...figures,
};
const asked = (parts: object) => ({
  isOperational: true,
  hasDecided: false,
  reason: 'operational',
  ruleNames: [],
  ...parts,
});

it('says before the request who is asked by which rule with which figure, and what became of the last round', async () => {
  const holds = { computationType: 'TOTAL_MARGIN', operator: 'LESS_THAN', limit: 8, value: 5, holds: true };
  const groups = [
    {
      ...group,
      effect: 'asked',
      before: { ...figures, margin: 0.09 },
      participantsOnDecisionGroup: [
        asked({ id: 2, organizationName: 'Wacht Nord GmbH', shortName: 'TW Nord' }),
        asked({
          id: 4,
          organizationName: 'Wacht Süd GmbH',
          shortName: 'TW Süd',
          reason: 'rule',
          ruleNames: ['Unter 8 %'],
        }),
      ],
      ruleFindings: [{ ruleId: 'r1', name: 'Unter 8 %', organizationId: 4, holds: true, reasons: [holds] }],
    },
    { ...group, groupId: 'm2', operationalOrganizationShortName: 'TW Mitte', effect: 'automatic' },
    { ...group, groupId: 'm3', operationalOrganizationShortName: 'TW West', effect: 'kept' },
    {
      ...{ ...group, groupId: 'm4', operationalOrganizationShortName: 'TW Ost', effect: 'impossible' },
      denial: { code: 'RECALCULATION_REQUIRED', names: ['TW Ost'] },
    },
  ];
  await showPage(
    <WithServer
      answers={{
        'marginDecisions.groupsOfChance': () => ({ groups: [], chanceState: 'editing' }),
        'marginDecisions.previewRequest': () => ({ chanceId: 'c1', groups, isReadyAtOnce: false }),
      }}
    >
      <ChanceContext value={aChance()}>
        <RequestApprovalScreen />
      </ChanceContext>
    </WithServer>,
  );
  const preview = page.getByRole('list', { name: 'Wer gefragt wird' });
  await expect.element(preview.getByText(/wegen der Regel „Unter 8 %“: Marge unter 8\s% \(hier 5\s%\)/)).toBeVisible();
  await expect.element(preview.getByText(/Marge 9,00\s% → 5,00\s%/)).toBeVisible();
  await expect.element(preview.getByText(/Wird automatisch freigegeben/)).toBeVisible();
  await expect.element(preview.getByText(/Die Freigabe gilt weiter/)).toBeVisible();
  await expect.element(preview.getByText('Es fehlt noch die Neukalkulation von TW Ost.')).toBeVisible();
});
