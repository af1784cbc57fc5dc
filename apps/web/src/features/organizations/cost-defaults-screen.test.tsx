import type { CostParameters, Organization } from '@zuschlag/validation/organizations/organizations';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
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
};
const holding: Organization = {
  id: 1,
  name: 'Wacht Holding GmbH',
  shortName: 'Wacht Holding',
  isOperational: false,
  isMain: true,
  advancedCostParameters: values,
  costParametersVersion: 1,
};
const nord = { ...holding, id: 2, shortName: 'TW Nord', isOperational: true, isMain: false };
let stored: Record<number, Organization>;
const update = vi.fn((input: { acpFields: CostParameters; organizationId: number }) => {
  const changed = { ...holding, ...stored[input.organizationId], advancedCostParameters: input.acpFields };
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
  update.mockClear();
  stored = { 1: holding, 2: { ...nord, advancedCostParameters: { ...values, sickDays: 21 } } };
});

describe('the values new services begin with', () => {
  it('are shown with units, shares as percent, and only read by an Editor', async () => {
    signIn({ permissions: ['SEE_SETTINGS'] });
    await showPage(<Page start={{ edit: true, organization: 2 }} />);
    await expect.element(page.getByText(/^25\s%$/)).toBeVisible();
    await expect.element(page.getByText(/^60,50\s€\/Jahr$/)).toBeVisible();
    await expect.element(page.getByText(/^0,0850\s€\/min$/)).toBeVisible();
    await expect.element(page.getByText(/^15\sTage\/Jahr$/)).toBeVisible();
    await expect.element(button('Bearbeiten')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Gesellschaft/ })).not.toBeInTheDocument();
  });

  it('are saved whole, the fluctuation as a fraction', async () => {
    await showPage(<Page />);
    await button('Bearbeiten').click();
    await field('Fluktuation').fill('30,5');
    await field('Krankheitstage').fill('17');
    await button('Speichern').click();
    await vi.waitFor(() =>
      expect(update).toHaveBeenCalledWith({
        acpFields: { ...values, employeeFluctuation: 0.305, sickDays: 17 },
        organizationId: 1,
      }),
    );
    await expect.element(page.getByText(/^17\sTage\/Jahr$/)).toBeVisible();
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

  it('of another organization are a choice for a Manager of the main one', async () => {
    await showPage(<Page />);
    await page.getByRole('button', { name: /Gesellschaft/ }).click();
    await page.getByRole('option', { name: 'TW Nord' }).click();
    await expect.element(page.getByText(/^21\sTage\/Jahr$/)).toBeVisible();
  });

  it('keep what somebody else saved meanwhile, and ask where both changed the same', async () => {
    await showPage(<Page start={{ edit: true }} />);
    await field('Krankheitstage').fill('18');
    stored[1] = { ...holding, advancedCostParameters: { ...values, sickDays: 16, trainingDays: 5 } };
    await button('Speichern').click();
    await expect.element(page.getByText(/18\sTage\/Jahr statt 16\sTage\/Jahr/)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await button('Meine Werte speichern').click();
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].acpFields).toEqual({ ...values, sickDays: 18, trainingDays: 5 });
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
    await expect.element(page.getByText('Bitte ausfüllen.').first()).toBeVisible();
  });
});
