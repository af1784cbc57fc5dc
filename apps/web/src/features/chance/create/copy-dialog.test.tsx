import type { CopyChance } from '@zuschlag/validation/chance/copy-chance';
import type { ServiceInMove } from '@zuschlag/validation/recalculations/recalculations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { CopyDialog } from './copy-dialog.tsx';

const nord = {
  ...{ id: 2, name: 'TW Nord GmbH', shortName: 'TW Nord', isOperational: true, isBidding: true },
  ...{ isOperationalHere: true, serviceCount: 2, lastCalculatedAt: null },
};
const chance = aChance({ organizations: [nord] as never });
const service = (parts: Partial<ServiceInMove>): ServiceInMove => ({
  ...{ serviceId: 's1', serviceName: 'Pforte', operationalOrganizationId: 2, revenue: 80_000 },
  ...{ operationalOrganizationShortName: 'TW Nord', effect: 'recalculated', cuts: [] },
  ...parts,
});
const services = [
  service({}),
  service({ serviceId: 's2', serviceName: 'Silvesterwache', effect: 'fails' }),
  service({
    ...{ serviceId: 's3', serviceName: 'Streife', operationalOrganizationId: 3 },
    operationalOrganizationShortName: 'TW Süd',
  }),
];
const copy = vi.fn((_: CopyChance): unknown => ({ id: 'c9', warnings: [] }));
const show = (of = chance) =>
  showPage(
    <WithServer
      answers={{
        'chance.copy': copy,
        'recalculations.contractMove': () => ({ chanceId: 'c1', services, isWorthAsking: true }),
      }}
    >
      <CopyDialog isOpen chance={of} onClose={() => undefined} />
    </WithServer>,
  );
const dialog = page.getByRole('dialog');
const typeDay = (label: string, day: string) => dialog.getByRole('textbox', { name: label }).fill(day);

beforeEach(() => {
  copy.mockClear();
  sessionStorage.clear();
  signIn();
});

describe('copying a Chance', () => {
  it('says before what becomes of the services, and takes them along', async () => {
    await show();
    await typeDay('Abgabe', '15.01.2030');
    await typeDay('Beginn', '01.03.2030');
    await typeDay('Ende', '28.02.2031');
    await expect.element(dialog.getByText(/^2 Leistungen kommen mit/)).toBeVisible();
    await expect
      .element(dialog.getByText('Ohne Zeiten in der neuen Laufzeit, also ohne Preis: Silvesterwache'))
      .toBeVisible();
    await expect.element(dialog.getByText(/nicht gefragt wird: Streife \(TW Süd\)/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
    await expect.poll(() => copy.mock.calls[0]?.[0]).toMatchObject({ withServices: true, startDate: '2030-03-01' });
  });

  it('leaves the services behind on request, and asks nothing where there are none', async () => {
    await show();
    await dialog.getByRole('checkbox', { name: /Leistungen mit allen Zeiten/ }).click();
    await typeDay('Abgabe', '15.01.2030');
    await typeDay('Beginn', '01.03.2030');
    await typeDay('Ende', '28.02.2031');
    await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
    await expect.poll(() => copy.mock.calls[0]?.[0]).toMatchObject({ withServices: false });
    expect(dialog.getByText(/kommen mit und werden/).elements()).toHaveLength(0);
  });

  it('as a further lot keeps all that was typed without a connection, also over a reload', async () => {
    copy.mockImplementation(() => {
      throw refusal('UNAVAILABLE');
    });
    const { screen } = await show();
    await typeDay('Abgabe', '15.01.2030');
    await typeDay('Beginn', '01.03.2030');
    await typeDay('Ende', '28.02.2031');
    await dialog.getByRole('checkbox', { name: /Als weiteres Los/ }).click();
    await dialog.getByRole('textbox', { name: 'Losnummer' }).fill('3');
    await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
    await expect.element(page.getByText(/Ihre Eingaben bleiben hier stehen/)).toBeVisible();
    await screen.unmount();

    copy.mockReset();
    copy.mockReturnValue({ id: 'c9', warnings: [] });
    await show();
    await expect.element(dialog.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
    const typed = { submission: '2030-01-15', endDate: '2031-02-28', asLot: true, lotNumber: '3' };
    await expect.poll(() => copy.mock.calls[0]?.[0]).toMatchObject(typed);
  });
});
