import { scenarioHeader } from '@zuschlag/validation/services/scenarios/scenario-header';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { aService } from '../../testing/service.ts';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

const scenario: Scenario = {
  ...{ id: 'sc1', chanceId: 'c1', name: 'Lohn 20 €', serviceCount: 1, revenue: 120_000, totalCost: 110_000 },
  ...{ margin: 1 / 12, isOutdated: false, sources: [{ serviceId: 's9', sourceId: 's1' }], version: 3 },
  createdBy: {
    id: 1,
    firstname: 'Jan',
    lastname: 'Petersen',
    picture: null,
    organizationId: 2,
    organization: 'TW Nord',
  },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z' },
};
const real = aService({ name: 'Empfang', totalCost: 100_000, revenue: 108_000 });
const tried = aService({ id: 's9', name: 'Empfang', totalCost: 110_000, revenue: 120_000 });
const adopt = vi.fn();

/** The real services, or those of the scenario where the call names it. */
function servicesAsked(_input: never, headers: Headers) {
  const isInside = headers.get(scenarioHeader) === scenario.id;
  return { services: [isInside ? tried : real], chanceCostDetails: null };
}

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  signIn();
});

describe('a scenario beside the real calculation', () => {
  it('says that it is gone when it was adopted or removed', async () => {
    await showPage(
      <WithServer
        answers={{
          'scenarios.byId': () => {
            throw refusal('NOT_FOUND');
          },
          'services.ofChance': () => ({ services: [real], chanceCostDetails: null }),
        }}
      >
        <ChanceContext value={aChance()}>
          <ScenarioScreen scenarioId="sc1" />
        </ChanceContext>
      </WithServer>,
    );
    await expect.element(page.getByText('Dieses Szenario gibt es nicht mehr')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Zu den Szenarien' })).toBeVisible();
  });

  it('shows each service with its difference, asks about overtaken services, and is adopted', async () => {
    adopt.mockImplementationOnce(() => {
      throw refusal('SCENARIO_OVERTAKEN', { names: ['Empfang (TW Nord)'] });
    });
    adopt.mockImplementation(() => ({
      ...{ chanceId: 'c1', changed: 1, added: 0, removed: 0, revenue: 120_000, totalCost: 110_000 },
    }));
    await showPage(
      <WithServer
        answers={{
          'scenarios.byId': () => scenario,
          'services.ofChance': servicesAsked,
          'scenarios.adopt': adopt,
        }}
      >
        <ChanceContext value={aChance()}>
          <ScenarioScreen scenarioId="sc1" />
        </ChanceContext>
      </WithServer>,
      { others: ['/tender/c1/scenarios'] },
    );
    const line = page.getByRole('row', { name: /^Empfang/ });
    await expect
      .poll(() => line.element().textContent)
      .toMatch(/110\.000,00\s€\+10\.000,00\s€120\.000,00\s€\+12\.000,00\s€/);
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Übernehmen' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/haben sich geändert: Empfang \(TW Nord\)\./)).toBeVisible();
    await question.getByRole('button', { name: 'Trotzdem übernehmen' }).click();
    await expect.element(page.getByRole('heading', { name: 'Seite /tender/c1/scenarios' })).toBeVisible();
    expect(adopt.mock.calls.map(([sent]) => sent)).toEqual([
      { scenarioId: 'sc1', version: 3, confirmsOvertaken: false },
      { scenarioId: 'sc1', version: 3, confirmsOvertaken: true },
    ]);
  });
});
