import { Outlet } from '@tanstack/react-router';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NavigationGuard } from '../../../app/navigation/navigation-guard.tsx';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { type Answers, recordedConflict, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { DetailsEditor } from './details-editor.tsx';

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
const name = () => page.getByRole('textbox', { name: 'Name', exact: true });
const save = () => page.getByRole('button', { name: 'Speichern' }).click();
const closed = () => expect.poll(() => onClose).toHaveBeenCalled();
const described = (theirs: string) => ({ ...aChance().description, name: theirs });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the editor of the details', () => {
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

  it('locks the contract days once something is calculated, and says why', async () => {
    await show({ organizations: [aBidder({ serviceCount: 1 })] });
    await expect
      .element(page.getByText('Die Laufzeit lässt sich ändern, solange keine Leistung kalkuliert ist.').first())
      .toBeVisible();
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
