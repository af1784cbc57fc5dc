import { Outlet } from '@tanstack/react-router';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ContractMove, ServiceInMove } from '@zuschlag/validation/recalculations/recalculations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuFrame } from '../../../app/navigation/menu-frame.tsx';
import { NavigationGuard } from '../../../app/navigation/navigation-guard.tsx';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { type Answers, recordedConflict, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { DetailsEditor } from './details-editor.tsx';
import { proposeValue } from './proposed-values.ts';

const update = vi.fn((_input: unknown): Chance => aChance({ version: 4 }));
const answers: Answers = { 'chance.updateDetails': update, 'chance.byId': () => aChance({ version: 4 }) };
const onClose = vi.fn();

const show = (parts: Parameters<typeof aChance>[0] = {}) =>
  showPage(
    <WithServer answers={answers}>
      <DetailsEditor chance={aChance(parts)} onClose={onClose} />
    </WithServer>,
  );
/** The editor on a page that asks before it is left. */
async function showAndLeave(typed: string) {
  const around = (
    <>
      <Outlet />
      <NavigationGuard />
    </>
  );
  const editor = (
    <WithServer answers={answers}>
      <DetailsEditor chance={aChance()} onClose={onClose} />
    </WithServer>
  );
  const { router } = await showPage(editor, { around, others: ['/other'] });
  await name().fill(typed);
  void router.navigate({ to: '/other' as never });
  await page.getByRole('button', { name: 'Speichern und verlassen' }).click();
}
const gate = {
  ...{ serviceId: 's1', serviceName: 'Pforte', operationalOrganizationId: 2 },
  ...{ operationalOrganizationShortName: 'TW Nord', revenue: 50_000 },
};
const cutGate: ServiceInMove = {
  ...gate,
  effect: 'cut',
  cuts: [
    {
      ...{ part: 'shift', id: 'h1', label: '08:00–16:00', startDate: '2027-01-01', endDate: '2027-06-30' },
      ...{ newStartDate: '2027-01-01', newEndDate: '2027-03-31', isDropped: false },
    },
    {
      ...{ part: 'shift', id: 'h2', label: '22:00–06:00', startDate: '2027-12-01', endDate: '2027-12-31' },
      ...{ newStartDate: null, newEndDate: null, isDropped: true },
    },
  ],
};
const failing: ServiceInMove = { ...gate, serviceId: 's2', serviceName: 'Silvester', effect: 'fails', cuts: [] };
const name = () => page.getByRole('textbox', { name: 'Name', exact: true });
const save = () => page.getByRole('button', { name: 'Speichern' }).click();
const closed = () => expect.poll(() => onClose).toHaveBeenCalled();
const described = (theirs: string) => ({ ...aChance().description, name: theirs });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the editor of the details', () => {
  it('types what another page proposes into its field, below what stands there, and saves it with the rest', async () => {
    proposeValue({ chanceId: 'other', field: 'referenceNumber', value: 'X', time: null });
    proposeValue({ chanceId: 'c1', field: 'additionalText', value: 'Mindestens zwei Kräfte.', time: null });
    const text = page.getByRole('textbox', { name: 'Zusatztext' });
    await show({ additionalText: 'Nur mit Ausweis.' });
    await expect.element(text).toHaveValue('Nur mit Ausweis.\n\nMindestens zwei Kräfte.');
    await save();
    await closed();
    expect(update.mock.lastCall?.[0]).toMatchObject({
      input: { additionalText: 'Nur mit Ausweis.\n\nMindestens zwei Kräfte.' },
    });
  });

  it('keeps a text that holds the proposed one already', async () => {
    proposeValue({ chanceId: 'c1', field: 'additionalText', value: 'mit Ausweis', time: null });
    await show({ additionalText: 'Nur mit Ausweis.' });
    const text = page.getByRole('textbox', { name: 'Zusatztext' });
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue('Nur mit Ausweis.');
  });

  it('shows the type of a quick Chance locked to a full one', async () => {
    await show();
    await expect.element(page.getByRole('radio', { name: 'Schnell' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: 'Privat' })).toBeEnabled();
  });

  it('sends only what was changed, with the version and the value it was opened with', async () => {
    await show();
    await name().fill('Pforte Ost');
    await save();
    await closed();
    expect(update.mock.calls[0]?.[0]).toEqual({
      chanceId: 'c1',
      version: 3,
      base: { 'input.description.name': 'Objektschutz Klinikum' },
      input: { description: { name: 'Pforte Ost' } },
    });
  });

  it('sends nothing when nothing was changed', async () => {
    await show();
    await save();
    await closed();
    expect(update).not.toHaveBeenCalled();
  });

  it('asks where two people changed the same, and keeps the stored value when that is the answer', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('chance');
    });
    await show();
    await name().fill('Pforte Ost');
    await page.getByRole('textbox', { name: /^Aktenzeichen/ }).fill('VE 12');
    await save();
    await expect.element(page.getByText('Pforte Ost')).toBeVisible();
    await page.getByText('Pforte West').click();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await closed();
    expect(update.mock.calls[1]?.[0]).toEqual({
      chanceId: 'c1',
      version: 3,
      base: { 'input.referenceNumber': null },
      input: { referenceNumber: 'VE 12' },
    });
  });

  it('stores the own value on top of the stored one when that is the answer', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('chance');
    });
    await show();
    await name().fill('Pforte Ost');
    await save();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await closed();
    expect(update.mock.calls[1]?.[0]).toMatchObject({
      base: { 'input.description.name': 'Pforte West' },
      input: { description: { name: 'Pforte Ost' } },
    });
  });

  it('names what others changed elsewhere and this save kept', async () => {
    const theirs = { ...aChance().deadline, siteVisit: '2026-11-24' };
    update.mockReturnValueOnce(aChance({ version: 5, description: described('Pforte Ost'), deadline: theirs }));
    await show();
    await name().fill('Pforte Ost');
    await save();
    await expect.element(page.getByText(/Auch von anderen geändert und behalten: Ortsbesichtigung\./)).toBeVisible();
  });

  it('goes on with everything typed when one would rather not decide', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('chance');
    });
    await show();
    await name().fill('Pforte Ost');
    await save();
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect.element(name()).toHaveValue('Pforte Ost');
    expect(update).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  describe('other contract days of a Chance with services', () => {
    const move = vi.fn((): ContractMove => ({ chanceId: 'c1', isWorthAsking: true, services: [cutGate, failing] }));
    beforeEach(() => update.mockClear());
    const showMove = async () => {
      answers['recalculations.contractMove'] = move;
      await show({ organizations: [aBidder({ serviceCount: 2 })] });
      await page
        .getByRole('spinbutton', { name: /Laufzeit/ })
        .or(page.getByRole('textbox', { name: /Laufzeit/ }))
        .first()
        .fill('6');
      await userEvent.tab();
      await save();
    };

    it('are saved after the person has seen what they cut, with the confirmation', async () => {
      await showMove();
      const dialog = page.getByRole('dialog', { name: 'Laufzeit ändern und neu berechnen?' });
      await expect
        .element(dialog.getByText('Schicht 08:00–16:00: 01.01.2027 – 30.06.2027 wird 01.01.2027 – 31.03.2027'))
        .toBeVisible();
      await expect.element(dialog.getByText('Schicht 22:00–06:00: 01.12.2027 – 31.12.2027 entfällt')).toBeVisible();
      await expect.element(dialog.getByText('Silvester (TW Nord)')).toBeVisible();
      expect(update).not.toHaveBeenCalled();
      await dialog.getByRole('button', { name: 'Ändern und neu berechnen' }).click();
      await expect.poll(() => update.mock.calls[0]?.[0]).toMatchObject({ confirmsRecalculation: true });
    });

    it('stay in the form when the person goes back', async () => {
      await showMove();
      await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      expect(update).not.toHaveBeenCalled();
      await expect.element(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
    });
  });

  it('keeps what was typed when the Chance is locked in between, to be copied', async () => {
    const { screen } = await show();
    await name().fill('Pforte Ost');
    await screen.unmount();
    await show({ denials: [{ permission: 'EDIT_TENDER_DETAILS', code: 'LOCKED', names: [] }] });
    await expect.element(page.getByText('Diese Angaben lassen sich inzwischen nicht mehr ändern.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Eingaben kopieren' })).toBeVisible();
    await expect.element(name()).toHaveValue('Pforte Ost');
  });

  it('with nothing but the deadlines says so, and has its buttons at the lower edge of the page', async () => {
    await showPage(
      <WithServer answers={answers}>
        <MenuFrame title="Chance" buttonLabel="Menü" menu={null}>
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
            <DetailsEditor chance={aChance({ state: 'pendingmarginapproval' })} onClose={onClose} />
          </div>
        </MenuFrame>
      </WithServer>,
    );
    await expect
      .element(page.getByText('Während der Margenentscheidung lassen sich nur die Fristen ändern.'))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).not.toBeInTheDocument();
    const bar = page.getByText('Angaben ändern', { exact: true }).element().closest('.foot-bar');
    const frame = document.querySelector('aside')?.parentElement?.getBoundingClientRect();
    expect(bar?.getBoundingClientRect().bottom).toBe(Math.min(frame?.bottom ?? 0, window.innerHeight));
    expect(getComputedStyle(bar as Element).position).toBe('sticky');
  });

  it('asks before changes are dropped', async () => {
    await show();
    await name().fill('Pforte Ost');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    expect(onClose).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Verwerfen' }).last().click();
    expect(onClose).toHaveBeenCalled();
  });
});

describe('leaving the editor with something typed', () => {
  beforeEach(() => {
    update.mockClear();
    onClose.mockClear();
  });

  it('saves it on the way, once, and goes where the person wanted', async () => {
    await showAndLeave('Pforte Ost');
    await expect.element(page.getByRole('heading', { name: 'Seite /other' })).toBeVisible();
    expect(update).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays when it cannot be saved, with what is wrong', async () => {
    await showAndLeave('');
    await expect.element(page.getByText('Name eintragen.').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Seite /other' })).not.toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('asks what to do where another person was faster, and leaves after the answer', async () => {
    update.mockImplementationOnce(() => {
      throw recordedConflict('chance');
    });
    await showAndLeave('Pforte Ost');
    await page.getByText('Pforte West').click();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await expect.element(page.getByRole('heading', { name: 'Seite /other' })).toBeVisible();
  });
});
