import { type CostParameters, noOverheads, type Organization } from '@zuschlag/validation/organizations/organizations';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, recordedConflict, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { CostDefaultsScreen, type CostDefaultsSearch } from './cost-defaults-screen.tsx';

const values: CostParameters = {
  averageHoursWorkedPerMonth: 173,
  trainingDays: 2,
  yearlyTrainingCosts: 120,
  sickDays: 15,
  employeeFluctuation: 0.25,
  yearlyUniformCosts: 180,
  otherMaterialCosts: 60.5,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.085,
  otherCostsPerMinute: 0.01,
  ...noOverheads,
};
const holding: Organization = {
  id: 1,
  name: 'Wacht Holding GmbH',
  shortName: 'Wacht Holding',
  isOperational: false,
  isMain: true,
  isClosed: false,
  advancedCostParameters: values,
  costParametersVersion: 1,
};
const nord = { ...holding, id: 2, shortName: 'TW Nord', isOperational: true, isMain: false };
let stored: Record<number, Organization>;
type Update = { acpFields: Partial<CostParameters>; organizationId: number; version: number; base: object };
const update = vi.fn((input: Update): Organization => {
  const before = { ...holding, ...stored[input.organizationId] };
  const changed = {
    ...before,
    advancedCostParameters: { ...before.advancedCostParameters, ...input.acpFields } as CostParameters,
    costParametersVersion: before.costParametersVersion + 1,
  };
  stored[input.organizationId] = changed;
  return changed;
});
const answers: Answers = {
  'organizations.byId': ({ id }: { id: number }) => stored[id],
  'organizations.list': () => ({
    edges: [holding, nord].map((node) => ({ node, cursor: String(node.id) })),
    pageInfo: { endCursor: null, hasNextPage: false },
  }),
  'organizations.updateCostParameters': update,
  'recalculations.changedChances': () => ({ chances: [], more: 0 }),
};

function Page({ start = {} }: { start?: CostDefaultsSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <WithServer answers={answers}>
      <CostDefaultsScreen search={search} onSearch={setSearch} />
    </WithServer>
  );
}
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  stored = { 1: holding, 2: { ...nord, advancedCostParameters: { ...values, sickDays: 21 } } };
});

describe('the values new services begin with', () => {
  it('are shown with units, shares as percent, and only read by an Editor', async () => {
    signIn({ permissions: ['SEE_SETTINGS'] });
    await showPage(<Page start={{ edit: true }} />);
    await expect.element(page.getByText(/^25\s%$/)).toBeVisible();
    await expect.element(page.getByText(/^60,50\s€\/Jahr$/)).toBeVisible();
    await expect.element(page.getByText(/^0,0850\s€\/min$/)).toBeVisible();
    await expect.element(page.getByText(/^15\sTage\/Jahr$/)).toBeVisible();
    await expect.element(button('Bearbeiten')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Gesellschaft/ })).not.toBeInTheDocument();
  });

  it('are sent where they were changed, the fluctuation as a fraction', async () => {
    await showPage(<Page />);
    await button('Bearbeiten').click();
    await field('Fluktuation').fill('30,5');
    await field('Krankheitstage').fill('17');
    await button('Speichern').click();
    await expect.element(page.getByText(/^17\sTage\/Jahr$/)).toBeVisible();
    expect(update).toHaveBeenCalledWith({
      acpFields: { employeeFluctuation: 0.305, sickDays: 17 },
      base: { 'acpFields.employeeFluctuation': 0.25, 'acpFields.sickDays': 15 },
      organizationId: 1,
      version: 1,
    });
  });

  it('are refused where they are no whole number or more than everything', async () => {
    await showPage(<Page start={{ edit: true }} />);
    await field('Schulungstage').fill('2,5');
    await field('Fluktuation').fill('120');
    await button('Speichern').click();
    await expect.element(page.getByText('Bitte geben Sie eine ganze Zahl ein.')).toBeVisible();
    await expect.element(page.getByText(/^Höchstens 100\s%\.$/)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('are those of the own organization, also for a Manager of the main one', async () => {
    await showPage(<Page />);
    await expect.element(page.getByText(/^15\sTage\/Jahr$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Gesellschaft/ })).not.toBeInTheDocument();
  });

  it('ask where two people changed the same, and store the answer', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('costParameters');
    });
    await showPage(<Page start={{ edit: true }} />);
    await field('Krankheitstage').fill('18');
    await button('Speichern').click();
    await expect.element(page.getByText(/^17\sTage\/Jahr$/)).toBeVisible();
    await button('So speichern').click();
    await expect.poll(() => update).toHaveBeenCalledTimes(2);
    expect(update.mock.calls[1]?.[0]).toMatchObject({
      acpFields: { sickDays: 18 },
      base: { 'acpFields.sickDays': 17 },
    });
  });

  it('stay in the form when the server fails', async () => {
    update.mockImplementationOnce(() => {
      throw refusal('NOT_PERMITTED');
    });
    await showPage(<Page start={{ edit: true }} />);
    await field('Krankheitstage').fill('18');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Dazu fehlt Ihnen die Berechtigung.').first()).toBeVisible();
    await expect.element(field('Krankheitstage')).toHaveValue('18');
  });

  it('can be entered where there are none yet', async () => {
    stored[1] = { ...holding, advancedCostParameters: null };
    await showPage(<Page />);
    await button('Vorgaben eintragen').click();
    await field('Krankheitstage').fill('18');
    await button('Speichern').click();
    expect(update).not.toHaveBeenCalled();
    await expect.element(page.getByText(/ (eintragen|wählen)\.$/).first()).toBeVisible();
  });
});
