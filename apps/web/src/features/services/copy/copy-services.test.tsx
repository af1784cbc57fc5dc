import type { CopiedService, CopyServices } from '@zuschlag/validation/services/copy-services';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { aService } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { ServicesTable } from '../list/services-table.tsx';

const bidder = { id: 2, name: 'TW Nord GmbH', shortName: 'TW Nord', isBidding: true };
const organizations = [bidder, { ...bidder, id: 3, name: 'TW Mitte GmbH', shortName: 'TW Mitte' }] as never;
const here = aChance({ organizations });
const services = [aService(), aService({ id: 's2', name: 'Pforte' })];

function copied(parts: Partial<CopiedService> = {}): CopiedService {
  return {
    ...{ sourceId: 's1', sourceName: 'Empfang Rathaus', serviceId: null, name: 'Empfang Rathaus (2)' },
    ...{ operationalOrganizationId: 2, operationalOrganizationShortName: 'TW Nord' },
    ...{ siteId: 'o1', siteName: 'Rathaus', keepsCostParameters: true, effect: 'recalculated', cuts: [] },
    ...{ revenue: 80_000, pricePerHour: 29.5, problem: null },
    ...parts,
  };
}

const copy = vi.fn((_: CopyServices): unknown => ({ chanceId: 'c1', services: [copied()] }));
const other = { id: 'c2', name: 'Bewachung Hafen', shortNumber: 'CH-2026-0050', customerName: 'Hafen AG' };
const show = () =>
  showPage(
    <WithServer
      answers={{
        'services.copy': copy,
        'chance.list': () => ({ edges: [{ node: other, cursor: 'x' }], pageInfo: {} }),
        'chance.byId': () => aChance({ id: 'c2', organizations }),
        'customers.byId': () => ({ sites: [] }),
      }}
    >
      <ChanceContext value={here}>
        <ServicesTable label="Leistungen" services={services} />
      </ChanceContext>
    </WithServer>,
    { at: '/tender/c1/services/all', route: '/tender/$tenderId/services/all' },
  );
const dialog = page.getByRole('dialog');
const openFor = async (name: string) => {
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Kopieren …' }).click();
};

beforeEach(() => {
  sessionStorage.clear();
  copy.mockReset();
  copy.mockImplementation(() => ({ chanceId: 'c1', services: [copied()] }));
  signIn();
});

describe('copying a service', () => {
  it('shows what comes of it before, and copies on confirmation', async () => {
    await show();
    await openFor('Empfang Rathaus');
    await expect.element(dialog.getByText('Empfang Rathaus (2)')).toBeVisible();
    expect(copy).toHaveBeenLastCalledWith(expect.objectContaining({ serviceIds: ['s1'], isTrial: true }));
    await dialog.getByRole('button', { name: 'Kopieren' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const last = copy.mock.lastCall?.[0];
    expect(last?.isTrial ?? false).toBe(false);
    expect(last?.input).toEqual({ chanceId: 'c1', operationalOrganizationId: null, siteId: null });
  });

  it('into another Chance names the times that its contract cuts', async () => {
    const days = {
      startDate: '2027-01-15',
      endDate: '2027-04-30',
      newStartDate: '2027-02-01',
      newEndDate: '2027-04-30',
    };
    const cut = { part: 'shift' as const, id: 'h1', label: '08:00–16:00', isDropped: false, ...days };
    copy.mockImplementation(({ input }) => ({
      chanceId: input.chanceId,
      services: [copied(input.chanceId === 'c2' ? { effect: 'cut', cuts: [cut] } : {})],
    }));
    await show();
    await openFor('Empfang Rathaus');
    await dialog.getByRole('combobox', { name: 'Chance' }).fill('Hafen');
    await page.getByRole('option', { name: /Bewachung Hafen/ }).click();
    const cuts = dialog.getByText('1 Zeit wird auf die Laufzeit gekürzt');
    await expect.element(cuts).toBeVisible();
    await cuts.click();
    await expect
      .element(dialog.getByText(/08:00–16:00, 15\.01\.2027 – 30\.04\.2027: jetzt 01\.02\.2027/))
      .toBeVisible();
  });

  it('says why the server refuses, and copies nothing', async () => {
    copy.mockImplementation(() => {
      throw refusal('NOT_PERMITTED');
    });
    await show();
    await openFor('Pforte');
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(copy.mock.calls.every(([{ isTrial }]) => isTrial)).toBe(true);
  });

  it('takes the ticked services together', async () => {
    await show();
    for (const name of ['Empfang Rathaus', 'Pforte'])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        // The mark lies over the box.
        .click({ force: true });
    await expect.element(page.getByText('2 Leistungen ausgewählt')).toBeVisible();
    await page.getByRole('button', { name: 'Kopieren …' }).click();
    await expect.element(dialog.getByRole('heading', { name: '2 Leistungen kopieren' })).toBeVisible();
    await expect.poll(() => copy.mock.lastCall?.[0].serviceIds).toEqual(['s1', 's2']);
  });
});
