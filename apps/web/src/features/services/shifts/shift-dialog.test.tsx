import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '../../../testing/show.tsx';
import { ShiftDialog } from './shift-dialog.tsx';

const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };

async function show(onSubmit: (shift: unknown) => unknown = vi.fn()) {
  const onClose = vi.fn();
  await showPage(
    <ShiftDialog isOpen hasSubcontractor={false} contract={contract} onSubmit={onSubmit} onClose={onClose} />,
  );
  return { onSubmit, onClose };
}

const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
/** The box itself lies under its drawing; the keyboard reaches it as people do. */
async function toggle(name: string) {
  (tick(name).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function typeTime(name: string, digits: string) {
  await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).click();
  await userEvent.keyboard(digits);
}

async function fillDayShift() {
  await typeTime('Beginn', '0800');
  await typeTime('Ende', '1600');
  await button('Mo bis Fr').click();
}

describe('the shift form', () => {
  it('asks for times, and then for a day', async () => {
    const { onSubmit } = await show();
    await button('Hinzufügen und schließen').click();
    await expect.element(page.getByText(/ (eintragen|wählen)\.$/).first()).toBeVisible();
    await typeTime('Beginn', '0800');
    await typeTime('Ende', '1600');
    await button('Hinzufügen und schließen').click();
    await expect.element(page.getByText('Bitte wählen Sie mindestens einen Tag.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('"add" keeps the form open and empties it, "add and close" closes it', async () => {
    const { onSubmit, onClose } = await show();
    await fillDayShift();
    await button('Hinzufügen').click();
    await expect.element(page.getByText(/^Hinzugefügt\. Hier ist Platz/)).toBeVisible();
    await expect.element(tick('Montag')).not.toBeChecked();
    expect(onClose).not.toHaveBeenCalled();

    await fillDayShift();
    await button('Hinzufügen und schließen').click();
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        startTime: '08:00',
        endTime: '16:00',
        monday: true,
        friday: true,
        saturday: false,
        subContractorQuantity: 0,
      }),
    );
  });

  it('stays open with everything typed when the server refuses', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('LOCKED'), { data: { code: 'LOCKED', details: {} } }));
    const { onClose } = await show(refuse);
    await fillDayShift();
    await button('Hinzufügen und schließen').click();
    const reason = page.getByText('In diesem Status lässt sich daran nichts ändern.');
    await expect.element(page.getByRole('dialog').getByText(/nichts ändern/)).toBeVisible();
    // ERR-26: a toast says it beside the dialog.
    await expect.poll(() => reason.elements().length).toBe(2);
    await expect.element(tick('Montag')).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets a shift be a holiday shift or pay for holidays, never both', async () => {
    await show();
    await toggle('Feiertag');
    await expect.element(tick('Feiertagslohn zahlen')).toBeDisabled();
    await toggle('Feiertag');
    await expect.element(tick('Feiertagslohn zahlen')).toBeEnabled();
    await toggle('Feiertagslohn zahlen');
    await expect.element(tick('Feiertag')).toBeDisabled();
    await button('Alle Tage').click();
    await expect.element(tick('Sonntag')).toBeChecked();
    await expect.element(tick('Feiertag')).not.toBeChecked();
  });

  it('wants both ends of a pause', async () => {
    await show();
    await fillDayShift();
    await typeTime('Pause von', '1200');
    await button('Hinzufügen und schließen').click();
    await expect.element(page.getByText('Zur Pause gehören Beginn und Ende.')).toBeVisible();
  });
});
