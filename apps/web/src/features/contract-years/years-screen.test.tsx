import type { ContractYears, PartSums, ServicePart } from '@zuschlag/validation/services/figures/contract-years';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { YearsScreen } from './years-screen.tsx';

const sums = (cost: number, revenue: number): PartSums => ({
  ...{ minutes: 153_000, hours: 2550, cost, revenue, profit: revenue - cost },
  ...{ margin: 1 - cost / revenue, pricePerHour: revenue / 2550, averageWage: 16 },
});
const part = (more: Partial<ServicePart>): ServicePart => ({
  ...{ kind: 'YEAR', number: 1, from: '2027-01-01', to: '2027-12-31', sums: sums(62_400, 67_800) },
  ...{ isAssumed: false, wages: [], problem: null, isHidden: false, lawfulHolidayYears: [], belowMinimumWage: null },
  ...more,
});
const wage = { from: '2027-01-01', to: '2027-12-31', hourlyWage: 16, assumedRises: 0, row: null } as const;
const year = part({ wages: [{ ...wage, basis: 'ENTERED' }] });
const days = { kind: 'OPTION', from: '2028-01-01', to: '2028-12-31' } as const;
const option = part({
  ...{ ...days, sums: sums(66_000, 71_700), isAssumed: true, lawfulHolidayYears: [2028] },
  wages: [{ ...wage, ...days, hourlyWage: 16.8, assumedRises: 1, basis: 'RISE' }],
});
const problem = { code: 'TARIFF_MISSING', table: 'tariff', province: 'DE-BE', date: '2028-01-01' };

function found(parts: ServicePart[]): ContractYears {
  const [contract, total] = [sums(62_400, 67_800), sums(128_400, 139_500)];
  const isWhole = parts.every((one) => one.sums);
  const service = { serviceId: 's1', name: 'Empfang', operationalOrganizationId: 2, additional: false };
  return {
    ...{ chanceId: 'c1', assumedWageRise: 0.05, extensionCount: 1, extensionMonths: 12, rounding: 0 },
    ...{ parts, contract, options: parts[1]?.sums ?? null, total: isWhole ? total : null },
    services: [
      {
        ...{ ...service, operationalOrganizationShortName: 'TW Nord', wageFollowsTable: false, assumedRise: 0.05 },
        ...{ endedRows: 1, areRatesGone: false, contract, total: isWhole ? total : null, parts },
      },
    ],
  };
}

const onSearch = vi.fn();
const show = (answer: ContractYears | Error) =>
  showPage(
    <WithServer
      answers={{
        'contractYears.ofChance': () => {
          if (answer instanceof Error) throw answer;
          return answer;
        },
      }}
    >
      <ChanceContext value={aChance()}>
        <YearsScreen search={{}} onSearch={onSearch} />
      </ChanceContext>
    </WithServer>,
  );
const says = (name: string, text: string) =>
  expect
    .poll(() => page.getByRole('region', { name }).element().textContent?.replaceAll('\u00a0', ' '))
    .toContain(text);

beforeEach(() => {
  onSearch.mockReset();
  signIn();
});

describe('the years and options of a contract', () => {
  it('show the total with all options, what is assumed and what each wage rests on', async () => {
    await show(found([year, option]));
    await expect.element(page.getByRole('heading', { name: 'Jahre und Optionen' })).toBeVisible();
    await says('Jahre und Optionen über alle Leistungen', 'Vertrag mit allen Optionen139.500,00 €');
    await says('Jahre und Optionen: Empfang', '16,80 €/h, angenommen: 16,00 € × (1 + 5 %)^1 seit Vertragsbeginn');
    await says('Jahre und Optionen: Empfang', 'Feiertage 2028 nach Gesetz');
    await expect.element(page.getByText(/1 Schicht oder Besuchsart endet vor dem Vertrag/)).toBeVisible();
  });

  it('ask anew at another rise, and not at one that is out of bounds', async () => {
    await show(found([year, option]));
    const field = page.getByRole('textbox', { name: 'Angenommene Lohnsteigerung je Jahr' });
    await userEvent.fill(field, '3');
    await expect.poll(() => onSearch.mock.lastCall?.[0]).toEqual({ rise: 0.03 });
    await userEvent.fill(field, '30');
    await expect.element(page.getByText(/Zwischen 0 % und 20/)).toBeVisible();
    expect(onSearch.mock.lastCall?.[0]).toEqual({ rise: 0.03 });
  });

  it('name what an option lacks, and have no total then', async () => {
    await show(found([year, part({ ...days, sums: null, problem })]));
    await expect.element(page.getByText(/^Ohne Gesamtpreis/)).toBeVisible();
    await says('Jahre und Optionen: Empfang', 'fehlt eine Zeile für Berlin');
  });

  it('of a contract without an option say so', async () => {
    await show({ ...found([year]), extensionCount: null, extensionMonths: null });
    await expect.element(page.getByText('Keine Verlängerungsoption')).toBeVisible();
  });

  it('that could not be read can be asked for again', async () => {
    await show(refusal('UNAVAILABLE'));
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
