import type {
  MarginConversation,
  MarginDecision,
  MarginDecisionGroup,
} from '@zuschlag/validation/margin-decisions/margin-decisions';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { trpc } from '../../app/api/trpc.ts';
import { aChance } from '../../testing/chance.ts';
import { signIn, WithServer } from '../../testing/server.tsx';
import { aService } from '../../testing/service.ts';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { MarginGroup } from './margin-group.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

const approved = { margin: 0.09, totalCost: 91_000, minutes: 525_600, revenue: 100_000 };
const dearer = { ...approved, margin: 0.05, totalCost: 95_000 };
const changes = {
  services: [
    { serviceId: 's1', name: 'Empfang', change: 'changed', before: approved, after: dearer },
    { serviceId: 's2', name: 'Nachtdienst', change: 'removed', before: approved, after: null },
    { serviceId: 's3', name: 'Revier', change: 'changed', before: approved, after: approved },
  ],
  terms: [{ term: 'escalationClause', before: null, after: 0.8 }],
};
const asked = {
  ...{ id: 4, organizationName: 'Wacht Süd GmbH', shortName: 'TW Süd', isOperational: true },
  ...{ hasDecided: false, reason: 'chance', ruleNames: [] },
};
const group = {
  ...{ id: 'm1', chanceId: 'c1', operationalOrganizationId: 2, operationalOrganizationShortName: 'TW Nord' },
  ...{ operationalOrganizationName: 'Wacht Nord GmbH', awaitingOrganizationId: null, round: 2, ...dearer },
  ...{ isFinal: true, isContested: false, autoApproved: false, progress: 100, decidesFor: null, isStale: false },
  ...{ participantsOnDecisionGroup: [asked], permissions: ['VIEW'], denials: [], ruleFindings: [], changes: null },
  ...{
    rulesChangedAt: null,
    restatement: null,
    recalculationRequestedAt: null,
    recalculationReason: null,
    currentDecision: 'approved',
  },
} as unknown as MarginDecisionGroup;
const said = (parts: object) =>
  ({
    ...{ id: 'd1', marginDecisionGroupId: 'm1', decision: 'Request', round: 1, decidedBy: 2, organizationId: 2 },
    ...{ comment: null, findings: [], changes: null, createdAt: '2026-11-20T08:00:00Z', onBehalfOf: null },
    ...{ userOnDecision: null, ...approved, ...parts },
  }) as unknown as MarginDecision;
const requests = [said({}), said({ id: 'd2', round: 2, changes, ...dearer })];

const show = (parts: Partial<MarginDecisionGroup> = {}) =>
  showPage(
    <WithServer
      answers={{
        'users.onChance': () => [],
        'services.ofChance': () => ({
          services: [
            aService({ id: 's1', name: 'Empfang', operationalOrganizationId: 2 }),
            aService({ id: 's4', name: 'Werkschutz', operationalOrganizationId: 3 }),
          ],
          chanceCostDetails: null,
        }),
        'marginDecisions.groupsOfChance': () => ({ groups: [] }),
        'marginDecisions.previewRequest': () => ({
          chanceId: 'c1',
          isReadyAtOnce: false,
          groups: [{ ...group, groupId: 'm1', effect: 'asked', denial: null, before: approved, changes }],
        }),
      }}
    >
      <ChanceContext value={aChance({ state: 'editing' })}>
        <MarginGroup
          conversation={{ group: { ...group, ...parts }, marginDecisions: requests, chanceState: 'editing' }}
        />
      </ChanceContext>
    </WithServer>,
  );

it('shows of an approval that fits no more what changed, service by service, and who has to look again', async () => {
  await show({ isStale: true, changes: changes as MarginDecisionGroup['changes'] });
  const note = page.getByRole('region', { name: 'Geändert seit der Freigabe' });
  const line = (name: string) => note.getByRole('listitem').filter({ hasText: name });
  await expect
    .element(line('Empfang'))
    .toHaveTextContent('EmpfanggeändertMarge 9,00 % → 5,00 % · Kosten 91.000,00 € → 95.000,00 €');
  await expect.element(line('Nachtdienst')).toHaveTextContent('NachtdienstentferntUmsatz 100.000,00 € · Marge 9,00 %');
  await expect.element(line('Revier')).toHaveTextContent('Reviergeändertandere Eingaben, gleiche Zahlen');
  await expect.element(line('Preisgleitung')).toHaveTextContent('Preisgleitungnicht vorhanden → 80 %');
  await expect.element(note.getByText('Bei der nächsten Anfrage entscheiden erneut:')).toBeVisible();
  await expect.element(line('TW Süd')).toBeVisible();
  await expect.element(page.getByText('Die Freigabe passt nicht mehr.')).toBeVisible();
});

it('shows the figures of the standing round once, those of earlier rounds beside them, and what changed between', async () => {
  await show();
  const log = page.getByRole('log', { name: 'Verlauf' });
  await expect
    .element(log.getByText(/Seit der letzten Runde:/))
    .toHaveTextContent('Seit der letzten Runde: Marge 9,00 % → 5,00 % · Kosten 91.000,00 € → 95.000,00 €');
  await expect.element(log.getByRole('listitem').filter({ hasText: 'Nachtdienst' }).last()).toBeVisible();
  expect(page.getByText('95.000,00 €', { exact: true }).elements()).toHaveLength(1);
  expect(page.getByText('91.000,00 €', { exact: true }).elements()).toHaveLength(1);
  expect(page.getByRole('region', { name: 'Geändert seit der Freigabe' }).elements()).toEqual([]);
});

it('opens the calculation behind its figures above the page, with the services of its organization alone', async () => {
  await show();
  await page.getByRole('button', { name: 'Kalkulationsübersicht' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalkulationsübersicht' });
  await expect.element(dialog.getByText('Empfang').first()).toBeVisible();
  expect(dialog.getByText('Werkschutz').elements()).toEqual([]);
});

/** What the list beside the conversation reads. */
function Groups() {
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId: 'c1' });
  return <p>{data?.groups.map(({ id, currentDecision }) => `${id}: ${currentDecision}`).join(', ')}</p>;
}

it('stands in the list beside its conversation as it was decided, before the list has been read anew', async () => {
  const open = { ...group, isFinal: false, currentDecision: 'open', permissions: ['VIEW', 'DECIDE', 'COMMENT'] };
  const answer = (of: object) => ({ group: of, marginDecisions: requests, chanceState: 'pendingmarginapproval' });
  const listed = (of: object) => ({ groups: [of], chanceState: 'pendingmarginapproval' });
  const readAnew = Promise.withResolvers<object>();
  const groupsOfChance = vi.fn((): unknown => readAnew.promise).mockReturnValueOnce(listed(open));
  const answers = {
    'users.onChance': () => [],
    'chance.whoDecides': () => [],
    'marginDecisions.groupsOfChance': groupsOfChance,
    'marginDecisions.submit': () => answer(group),
  };
  await showPage(
    <WithServer answers={answers}>
      <ChanceContext value={aChance({ state: 'pendingmarginapproval' })}>
        <Groups />
        <MarginGroup conversation={answer(open) as unknown as MarginConversation} />
      </ChanceContext>
    </WithServer>,
  );
  await expect.element(page.getByText('m1: open')).toBeVisible();
  await page.getByText('Freigeben', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Passt');
  await page.getByRole('button', { name: 'Entscheidung senden' }).click();
  await expect.element(page.getByText('m1: approved')).toBeVisible();
  readAnew.resolve(listed(group));
});

it('names the contribution margin and the profit where overheads are entered', async () => {
  await show({ netProfit: 1_200 });
  await expect.element(page.getByText('Gewinn nach Gemeinkosten und Wagnis')).toBeVisible();
  await expect.element(page.getByText(/^1\.200,00\s€ · 1,20\s%$/)).toBeVisible();
  await expect.element(page.getByText(/^5\.000,00\s€$/)).toBeVisible();
});
