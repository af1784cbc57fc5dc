import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../../testing/server.tsx';
import { aService, aShift } from '../../../testing/service.ts';
import {
  cell,
  forgetSaves,
  keyboard,
  type Saved,
  ShiftTable,
  saves,
  stored,
  tellOthers,
} from '../../../testing/shift-table.tsx';
import { showPage } from '../../../testing/show.tsx';

beforeEach(() => {
  sessionStorage.clear();
  forgetSaves();
  signIn();
});

describe('taking the last save back', () => {
  const takeBack = page.getByRole('button', { name: 'Speichern zurücknehmen' });
  const first = aService({ shifts: [aShift(), aShift({ id: 'h2', startTime: '23:00' })] });

  /** Changes the first row and removes the second one, then saves. */
  async function changeAndSave(): Promise<void> {
    await cell(1, 3).click();
    await keyboard().press('3', '{Enter}');
    await page.getByRole('rowheader', { name: '2' }).click();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(takeBack).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Tabelle speichern' }).click();
    await expect.element(takeBack).toBeEnabled();
  }

  it('stores what was stored before it in one call, based on what the save stored', async () => {
    await showPage(<ShiftTable service={first} />);
    await changeAndSave();
    await takeBack.click();
    await expect.poll(() => saves.length).toBe(2);
    expect(saves[1]).toMatchObject({
      version: 2,
      changed: [{ id: 'n0', base: { employeeQuantity: 3 }, row: { employeeQuantity: 1 } }],
      added: [{ startTime: '23:00' }],
      removed: [],
    });
  });

  it('is refused with the reason when others have saved since', async () => {
    await showPage(<ShiftTable service={first} />);
    await changeAndSave();
    tellOthers(aService({ version: 3, shifts: [aShift({ id: 'n0', employeeQuantity: 3 })] }));
    await expect.element(takeBack).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not offered after a save that met those of others, whose rows it would take back, too', async () => {
    await showPage(
      <ShiftTable
        service={first}
        answers={{ 'services.saveShifts': (input: Saved) => ({ ...stored(input), version: 3 }) }}
      />,
    );
    await cell(1, 3).click();
    await keyboard().press('3', '{Enter}');
    await page.getByRole('button', { name: 'Tabelle speichern' }).click();
    await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
    await expect.element(takeBack).not.toBeInTheDocument();
  });
});
