import { Button } from '@zuschlag/ui/actions/button';
import type { Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { type Answers, recordedConflict, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { aService, aShift } from '../../../testing/service.ts';
import { showPage } from '../../../testing/show.tsx';
import { ChanceContext } from '../../chance/workspace/chance-context.ts';
import { MasterDataDialog } from '../master-data/master-data-dialog.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { EditShiftDialog } from '../shifts/edit-shift-dialog.tsx';

type Saved = { version: number; base: object; input?: object; shift?: object };
const save = vi.fn((_: Saved): Service => aService({ version: 2 }));
const add = vi.fn((_: object): Service => aService({ version: 3 }));
const answers: Answers = {
  'customers.byId': () => ({ sites: [] }),
  'services.payGroups': () => ({
    groups: [{ name: 'Gruppe 1', hourlyWage: 15.4, lastWage: 15.4, isKnown: true, table: [] }],
  }),
  'services.byId': () => aService({ version: 2 }),
  'services.rateBook': () => {
    throw refusal('NOT_FOUND');
  },
  'services.editPermanent': save,
  'services.updateRevenueCalculation': save,
  'services.editShift': save,
  'services.addShift': add,
};
// Of its own for each test: a form of the test before may still be closing.
let onClose = vi.fn();
const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };

/** The form in a page that learns what others saved when the button is pressed, as the event stream would tell it. */
function Page({ form, later }: { form: 'masterData' | 'revenue' | 'shift'; later?: Service }) {
  const [service, setService] = useState(() => aService());
  const common = { service, isGone: false, onClose };
  // A dialog covers the page, so the news come by themselves once a field was changed.
  const tell = () => later && setService(later);
  return (
    <WithServer answers={answers}>
      <ChanceContext value={aChance()}>
        <div onInput={() => setTimeout(tell, 50)}>
          {form === 'masterData' ? <MasterDataDialog {...common} isOpen /> : null}
          {form === 'shift' ? <EditShiftDialog {...common} shiftId="h1" contract={contract} /> : null}
          {form === 'revenue' ? (
            <>
              <RevenueCard {...common} difference={null} move={null} onDraft={() => undefined} />
              <Button onPress={tell}>Andere speichern</Button>
            </>
          ) : null}
        </div>
      </ChanceContext>
    </WithServer>
  );
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved = (times = 1) => expect.poll(() => save).toHaveBeenCalledTimes(times);

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  onClose = vi.fn();
  save.mockImplementation(() => aService({ version: 2 }));
});

describe('the master data of a service', () => {
  it('send only what was changed, on the version they were opened with, though others saved since', async () => {
    await showPage(<Page form="masterData" later={aService({ version: 2, nonTariffAllowance: 1.25 })} />);
    await field('Einweisung je Kraft').fill('24');
    await expect.element(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
    await expect.element(page.getByText(/^Inzwischen gespeichert: 1,25\s€\/h$/)).toBeVisible();
    await button('Speichern').click();
    await saved();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      version: 1,
      base: { 'input.hoursBriefingPerEmployee': 10 },
      input: { hoursBriefingPerEmployee: 24 },
    });
  });

  it('propose the pay groups of the organization with their wages, and mark a wage below the lowest', async () => {
    await showPage(<Page form="masterData" />);
    await field('Stundenlohn').fill('15,3');
    await expect
      .element(page.getByText(/^Unter der niedrigsten bekannten Lohngruppe: Gruppe 1 mit 15,40/))
      .toBeVisible();
    await page.getByRole('combobox', { name: 'Lohngruppe' }).fill('Gruppe');
    await page.getByRole('option', { name: /^Gruppe 1/ }).click();
    await expect.element(field('Stundenlohn')).toHaveValue('15,40');
    await button('Speichern').click();
    await saved();
    expect(save.mock.calls[0]?.[0].input).toEqual({ payGroup: 'Gruppe 1', hourlyWage: 15.4 });
  });

  it('take entered heads, asked for only once they are to be entered, and say at the field when posts need more', async () => {
    save.mockImplementationOnce(() => {
      const fields = [{ path: 'input.typedHeads', problem: 'HEADS_BELOW_POSTS', bound: 6 } as const];
      throw refusal('INVALID_INPUT', { fields });
    });
    await showPage(<Page form="masterData" />);
    await page.getByRole('button', { name: /Köpfe für Einweisung und Ausstattung/ }).click();
    await page.getByRole('option', { name: 'Eingegeben' }).click();
    await field('Eingegebene Köpfe').fill('5');
    await button('Speichern').click();
    await expect.element(page.getByText(/^Gleichzeitig sind 6 Posten besetzt/).first()).toBeVisible();
    await field('Eingegebene Köpfe').fill('8');
    await button('Speichern').click();
    await saved(2);
    expect(save.mock.calls[1]?.[0].input).toEqual({ headsFrom: 'TYPED', typedHeads: 8 });
  });

  it('ask about a value that both changed', async () => {
    save.mockImplementationOnce(() => {
      throw recordedConflict('service');
    });
    await showPage(<Page form="masterData" />);
    await field('Übertarifliche Zulage').fill('0,5');
    await button('Speichern').click();
    await page.getByText(/^1,25\s€\/h$/).click();
    await button('So speichern').click();
    await expect.poll(() => onClose).toHaveBeenCalled();
    // The stored value was the answer, so nothing is left to send.
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('stay to be copied when the service was removed', async () => {
    save.mockImplementationOnce(() => {
      throw refusal('NOT_FOUND');
    });
    await showPage(<Page form="masterData" />);
    await field('Einweisung je Kraft').fill('24');
    await button('Speichern').click();
    await expect.element(page.getByText('Diese Leistung wurde inzwischen entfernt.')).toBeVisible();
    await expect.element(button('Eingaben kopieren')).toBeVisible();
    await expect.element(field('Einweisung je Kraft')).toHaveValue('24');
  });
});

describe('the revenue of a service', () => {
  it('shows what others save as long as nothing is typed', async () => {
    await showPage(<Page form="revenue" later={aService({ version: 2, margin: 0.07 })} />);
    await expect.element(field('Marge')).toHaveValue('7,50');
    await button('Andere speichern').click();
    await expect.element(field('Marge')).toHaveValue('7,00');
  });

  it('keeps what is typed when others save, shows theirs beside it, and asks on saving', async () => {
    await showPage(<Page form="revenue" later={aService({ version: 2, margin: 0.07 })} />);
    await field('Marge').fill('11');
    await expect.element(page.getByText(/^Inzwischen gespeichert: 7,00\s%$/)).toBeVisible();
    await expect.element(field('Marge')).toHaveValue('11');
    save.mockImplementationOnce(() => {
      throw recordedConflict('revenue');
    });
    save.mockImplementationOnce(() => aService({ version: 3, margin: 0.11 }));
    await button('Speichern').click();
    await button('So speichern').click();
    await saved(2);
    expect(save.mock.calls[1]?.[0]).toMatchObject({
      base: { 'input.margin': 0.07 },
      input: { revenueCalculationType: 'Margin', margin: 0.11 },
    });
  });
});

describe('a shift', () => {
  it('is followed to the one that replaced it', async () => {
    const replaced = aShift({ id: 'h2', replacedIds: ['h1'], employeeQuantity: 3 });
    await showPage(<Page form="shift" later={aService({ version: 2, shifts: [replaced] })} />);
    await field('Kräfte').fill('2');
    await expect.element(page.getByText('Inzwischen gespeichert: 3')).toBeVisible();
    save.mockImplementationOnce(() => {
      throw recordedConflict('shift');
    });
    save.mockImplementationOnce(() => aService({ version: 3 }));
    await button('Speichern').click();
    await button('So speichern').click();
    await saved(2);
    expect(save.mock.calls[1]?.[0]).toMatchObject({ shiftId: 'h1', base: { 'shift.employeeQuantity': 3 } });
  });

  it('that was removed can be added anew with what was typed', async () => {
    await showPage(<Page form="shift" later={aService({ version: 2, shifts: [] })} />);
    await field('Kräfte').fill('2');
    await expect.element(page.getByText('Diese Schicht wurde inzwischen entfernt.')).toBeVisible();
    add.mockImplementationOnce(() => aService({ version: 3 }));
    await button('Als neue Schicht hinzufügen').click();
    await expect.poll(() => onClose).toHaveBeenCalled();
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      serviceId: 's1',
      shift: { employeeQuantity: 2, startTime: '22:00' },
    });
  });

  it('that is half changed comes back after a reload, and merges as before', async () => {
    const { screen } = await showPage(<Page form="shift" />);
    await field('Kräfte').fill('2');
    await expect.poll(() => sessionStorage.getItem('zuschlag.draft.shift-h1')).toContain('"employeeQuantity":2');
    await screen.unmount();
    await showPage(<Page form="shift" />);
    await expect.element(field('Kräfte')).toHaveValue('2');
    await expect.element(page.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
    await button('Speichern').click();
    await saved();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ version: 1, base: { 'shift.employeeQuantity': 1 } });
  });
});
