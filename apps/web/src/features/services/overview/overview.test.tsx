import type { Service } from '@zuschlag/validation/services/service';
import { type VisitField, visitFields } from '@zuschlag/validation/vocabulary';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { aService, aShift } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { type ComparisonGroup, comparedGroup } from './comparison.ts';
import { comparisonGroups } from './comparison-rows.ts';
import { figureGroups } from './figures/figure-lines.ts';
import type { OverviewChoice } from './overview-choice.ts';
import { OverviewScreen } from './overview-screen.tsx';

const pforte = aService({ id: 'a', name: 'Pforte' });
const group = (id: string) => comparisonGroups.find((one) => one.id === id) as ComparisonGroup;
const compared = (id: string, parts: Partial<Service> | null) =>
  comparedGroup(group(id), id, (message) => message.message ?? '', [
    pforte,
    parts === null ? null : aService({ id: 'b', ...parts }),
  ]);

it('each figure opens a line of the costing sheet, and no input does', () => {
  const lines = figureGroups.flatMap(({ lines: some }) => some.map(({ key, kind }) => `${key} ${kind}`));
  for (const { id, isInput, opens } of comparisonGroups.flatMap(({ rows }) => rows)) {
    if (isInput) expect(opens, id).toBeUndefined();
    else expect(lines, id).toContain(`${opens?.key} ${opens?.kind}`);
  }
});

describe('two services beside each other', () => {
  it('differ in allowance and sick days, and in nothing else that was entered', () => {
    const parts = {
      nonTariffAllowance: 1.1,
      advancedCostParameters: { ...pforte.advancedCostParameters, sickDays: 17 },
    };
    const rows = ['service', 'parameters', 'agreed'].flatMap((id) => compared(id, parts).rows);
    expect(rows.filter((row) => row.isDifferent).map(({ id, first, second }) => [id, first, second])).toEqual([
      ['allowance', 0, 1.1],
      ['sickDays', 15, 17],
    ]);
    expect(compared('parameters', parts).differences).toBe(1);
  });

  it('differ in what one of them has and the other lacks: a flat rate beside a margin are three differences', () => {
    const { rows, differences } = compared('agreed', {
      revenueCalculationType: 'Flatrate',
      flatRate: 120_000,
      margin: 0.04,
    });
    expect(rows.map(({ id, first, second }) => [id, first, second])).toEqual([
      ['revenueType', 'Margin', 'Flatrate'],
      ['margin', 0.075, null],
      ['flatRate', null, 120_000],
    ]);
    expect(differences).toBe(3);
  });

  it('have no lines that neither of them has, and the cost per minute only where a service is mobile', () => {
    expect(compared('prices', {}).rows).toEqual([]);
    const ids = compared('parameters', { type: 'MOBILE' }).rows.map(({ id }) => id);
    expect(ids).toContain('carCostsPerMinute');
    expect(compared('parameters', {}).rows.map(({ id }) => id)).not.toContain('carCostsPerMinute');
  });

  it('of which only one is open have no differences', () => {
    const alone = compared('service', null);
    expect(alone.differences).toBe(0);
    expect(alone.rows.every(({ second, isDifferent: differs }) => second === undefined && !differs)).toBe(true);
  });
});

const parameters = pforte.advancedCostParameters;
const empfang = aService({
  id: 'b',
  name: 'Empfang',
  operationalOrganizationId: 3,
  operationalOrganizationShortName: 'TW Süd',
  nonTariffAllowance: 1.1,
  advancedCostParameters: { ...parameters, sickDays: 17 },
  defaultCostParameters: parameters,
  shifts: [aShift({ employeeQuantity: 2 })],
});
const reserve = aService({ id: 'r', name: 'Reserve', additional: true });
const organization = (id: number) => ({
  id,
  name: '',
  shortName: '',
  isOperational: true,
  isMain: id === 1,
  advancedCostParameters: parameters,
  costParametersVersion: 1,
});
const bidders = [aBidder(), aBidder({ id: 3, shortName: 'TW Süd' })];

function Screen({ services, state }: { services: readonly Service[] | Error; state?: 'pendingbiddecision' }) {
  const [choice, setChoice] = useState<OverviewChoice>({});
  return (
    <WithServer
      answers={{
        'services.ofChance': () => {
          if (services instanceof Error) throw services;
          return { services, chanceCostDetails: null };
        },
        'organizations.byId': ({ id }: { id: number }) => organization(id),
      }}
    >
      <ChanceContext value={aChance({ organizations: bidders, ...(state ? { state } : {}) })}>
        <OverviewScreen choice={choice} onChoice={setChoice} />
      </ChanceContext>
    </WithServer>
  );
}
const table = page.getByRole('table');
const row = (name: RegExp) => table.getByRole('row', { name });
const compare = (name: string) => page.getByRole('button', { name: `${name} vergleichen` });

beforeEach(() => signIn());

describe('the calculation overview', () => {
  it('shows the first service, and beside it the one that is compared, with differences marked and counted', async () => {
    await showPage(<Screen services={[pforte, empfang, reserve]} />);
    await expect.element(page.getByRole('list', { name: 'Zusätzliche Leistungen' }).getByText('Reserve')).toBeVisible();
    await compare('Empfang').click();
    await expect.element(row(/^Zulage 0,00 €\/h 1,10 €\/h \+1,10 €\/h/)).toBeVisible();
    await expect.element(row(/^Krankheitstage 15 Tage Standard 15 Tage ?17 Tage/)).toBeVisible();
    await expect.element(row(/22:00 – 06:00 .*1 je Schicht .*2 je Schicht anders/)).toBeVisible();
    await expect.element(page.getByText('3 Unterschiede', { exact: true })).toBeVisible();
    await page.getByText('Nur Unterschiede', { exact: true }).click();
    await expect.element(row(/^Stundenlohn/)).not.toBeInTheDocument();
    await expect.element(row(/^Zulage/)).toBeVisible();
  });

  it('puts a mobile service beside a permanent one: each has the lines of its kind', async () => {
    const none = Object.fromEntries(visitFields.map((field) => [field, 0])) as Record<VisitField, number>;
    const round = aService({
      id: 'm',
      name: 'Revier',
      type: 'MOBILE',
      travelTime: 12,
      shifts: [],
      siteVisits: [
        {
          ...none,
          ...{ id: 'v1', serviceId: 'm', type: 'CONTROL', duration: 20, margin: 0.1, mondayNight: 2, fridayNight: 2 },
          ...{ startDate: null, endDate: null, visits: 416, cost: 1, revenue: 1, pricePerSiteVisit: 24.5 },
          minutesPerTariff: [],
        },
      ],
    });
    await showPage(<Screen services={[pforte, round]} />);
    await compare('Revier').click();
    await expect.element(row(/^Fahrzeit je Besuch – 12 min/)).toBeVisible();
    await expect.element(row(/^Kontrolle, 20 min – Mo Fr 2× Nacht · Marge 10 % · 24,50 € je Besuch/)).toBeVisible();
    await expect.element(row(/^Fahrzeugkosten je Minute –/)).toBeVisible();
  });

  it('is worked by keyboard: a card selects, the next button compares, and sides change places', async () => {
    await showPage(<Screen services={[pforte, empfang]} />);
    await expect.element(compare('Empfang')).toBeVisible();
    (page.getByRole('button', { name: 'Empfang', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'Empfang im Vergleich' }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Seiten tauschen' }).click();
    await expect.element(table.getByRole('columnheader', { name: /^A ?Empfang/ })).toBeVisible();
    await page.getByRole('button', { name: 'Pforte', exact: true }).click();
    await expect.element(table.getByRole('columnheader', { name: /^A ?Pforte/ })).toBeVisible();
  });

  it('lists the services of one organization only, and says when it has none', async () => {
    await showPage(<Screen services={[pforte]} />);
    await page.getByRole('button', { name: /Gesellschaft/ }).click();
    await page.getByRole('option', { name: 'TW Süd' }).click();
    await expect.element(page.getByText('Diese Gesellschaft hat hier noch keine Leistung.')).toBeVisible();
  });

  it('shows the parameters of each bidding organization and the services that leave them', async () => {
    await showPage(<Screen services={[pforte, empfang]} />);
    await page.getByRole('tab', { name: 'Parameter' }).click();
    const south = page.getByRole('region', { name: 'TW Süd' });
    await expect.element(south.getByRole('row', { name: /^Krankheitstage 15 Tage 17 Tage ?Empfang/ })).toBeVisible();
  });

  it('says what is missing: no service, no bid decision, no answer', async () => {
    const empty = await showPage(<Screen services={[]} />);
    await expect.element(page.getByText('Noch keine Leistung')).toBeVisible();
    await empty.screen.unmount();
    const pending = await showPage(<Screen services={[pforte]} state="pendingbiddecision" />);
    await expect.element(page.getByText(/^Kalkuliert wird, sobald/)).toBeVisible();
    await pending.screen.unmount();
    await showPage(<Screen services={refusal('INTERNAL')} />);
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
