import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signIn } from '../../../testing/server.tsx';
import { aService, aShift } from '../../../testing/service.ts';
import {
  cell,
  drafts,
  forgetSaves,
  keyboard,
  type Saved,
  ShiftTable,
  saves,
  stored,
  tellOthers,
  texts,
} from '../../../testing/shift-table.tsx';
import { showPage } from '../../../testing/show.tsx';

async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByRole('dialog', { name: 'Einfügen prüfen' })).toBeVisible();
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  forgetSaves();
  signIn();
});

const posts: readonly (readonly [times: string, days: string])[] = [
  ['6-14', 'Mo–Fr'],
  ['14-22', 'Mo–Fr'],
  ['22-6', 'Mo–So Ft'],
  ['6-18', 'Sa So Ft'],
  ['18-6', 'Sa So Ft'],
  ['8-16', 'Mo Mi Fr'],
  ['9-17', 'Di Do'],
  ['7-15', 'Mo–Sa'],
  ['10-20', 'Sa'],
  ['10-18', 'Mo Mi Fr'],
  ['12-20', 'Di Do'],
  ['20-4', 'Mo–So Ft'],
];
const typedDays: Readonly<Record<string, string>> = {
  'Mo–Fr': '1-5',
  'Mo–So Ft': 'tgl',
  'Sa So Ft': '678',
  'Mo Mi Fr': '135',
  'Di Do': '24',
  'Mo–Sa': '1-6',
  Sa: '6',
};

describe('the table of shifts', () => {
  it('takes 12 posts with 7 patterns of days in at most 150 keys, without a dialog, and saves them in one call', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [] })} />);
    await cell(1, 0).click();
    const { press, count } = keyboard();
    for (const [times, days] of posts) await press(times, '{Tab}', '{Tab}', typedDays[days] ?? '', '{Enter}');
    await press('{Control>}s{/Control}');
    expect(count()).toBeLessThanOrEqual(150);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]?.added).toHaveLength(12);
    expect(saves[0]?.added[2]).toMatchObject({
      startTime: '22:00',
      endTime: '06:00',
      holiday: true,
      employeeQuantity: 1,
    });
    expect(new Set(posts.map(([, days]) => days)).size).toBe(7);
    expect(drafts.filter((rows) => rows?.length === 12).length).toBeGreaterThan(0);
  });

  it('takes the same posts from a spreadsheet in at most 10 keys: they are shown as understood before they count', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [] })} />);
    await cell(1, 0).click();
    const { press, count } = keyboard();
    const rows = posts.map(([times, days]) => [`Posten`, times, days.replaceAll('–', '-'), '2'].join('\t'));
    // The browser's own paste takes two keys, which a test cannot press without its clipboard.
    const keysOfPaste = 2;
    await paste(['Ort\tZeit\tTage\tAnzahl MA', ...rows].join('\r\n'));
    await expect.element(page.getByText(/nicht übernommen: Spalte Ort$/)).toBeVisible();
    expect(saves).toEqual([]);
    await press('{Enter}');
    // The focus comes back to the table with the end of the preview.
    await expect.poll(() => document.activeElement?.role).toBe('gridcell');
    await press('{Control>}s{/Control}');
    expect(count() + keysOfPaste).toBeLessThanOrEqual(10);
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]?.added).toHaveLength(12);
    expect(saves[0]?.added[5]).toMatchObject({
      startTime: '08:00',
      wednesday: true,
      tuesday: false,
      employeeQuantity: 2,
    });
  });

  it('types over, edits, cancels, clears, and goes back and forth again', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    await cell(1, 3).click();
    const { press } = keyboard();
    await press('5', '{Enter}');
    expect(texts(1)).toEqual(['22:00', '06:00', 'Mo–So Ft', '5']);
    await press('{ArrowUp}', '{F2}', '0', '{Escape}');
    expect(texts(1)[3]).toBe('5');
    await press('{ArrowLeft}', '{Delete}');
    expect(texts(1)[2]).toBe('');
    await press('{Control>}z{/Control}');
    expect(texts(1)[2]).toBe('Mo–So Ft');
    await press('{Control>}z{/Control}');
    expect(texts(1)[3]).toBe('1');
    await press('{Control>}y{/Control}');
    expect(texts(1)[3]).toBe('5');
  });

  it('duplicates a row, fills several down, and removes them', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    await cell(1, 3).click();
    const { press } = keyboard();
    await press('{Control>}d{/Control}', '{Control>}d{/Control}');
    expect(page.getByRole('row').elements()).toHaveLength(5);
    await cell(1, 3).click();
    await press('7', '{Enter}', '{ArrowUp}', '{Shift>}{ArrowDown}{ArrowDown}{/Shift}', '{Control>}d{/Control}');
    expect([1, 2, 3].map((row) => texts(row)[3])).toEqual(['7', '7', '7']);
    await press('{Control>}-{/Control}');
    expect(page.getByRole('row').elements()).toHaveLength(2);
    await press('{Control>}z{/Control}', '{Control>}s{/Control}');
    await expect.poll(() => saves.length).toBe(1);
    expect(saves[0]).toMatchObject({ version: 1, removed: [], changed: [{ id: 'h1', row: { employeeQuantity: 7 } }] });
    expect(saves[0]?.added).toHaveLength(2);
  });

  it('marks what it does not understand at its cell, and does not save it', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    await cell(1, 1).click();
    const { press } = keyboard();
    await press('abends', '{Enter}', '{Control>}s{/Control}');
    await expect.element(page.getByRole('button', { name: 'Zeile 1, Ende' })).toBeVisible();
    await expect.element(cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(cell(1, 1)).toHaveFocus();
    expect(saves).toEqual([]);
  });

  it('shows what others save beside what is typed, and asks about a cell that both changed', async () => {
    const first = aService({ shifts: [aShift(), aShift({ id: 'h2', startTime: '23:00' })] });
    const theirs = aService({
      version: 2,
      shifts: [
        aShift({ id: 'h9', replacedIds: ['h1'], employeeQuantity: 4 }),
        aShift({ id: 'h2', startTime: '23:00', endTime: '07:00' }),
      ],
    });
    let isRefused = true;
    await showPage(
      <ShiftTable
        service={first}
        answers={{
          'services.byId': () => theirs,
          'services.saveShifts': (input: Saved) => {
            saves.push(input);
            if (!isRefused) return stored(input);
            isRefused = false;
            throw refusal('CONFLICT', {
              currentVersion: 2,
              conflicts: [{ path: 'changed.0.row.employeeQuantity', mine: 3, theirs: 4 }],
            });
          },
        }}
      />,
    );
    await cell(1, 3).click();
    const { press } = keyboard();
    await press('3', '{Enter}');
    tellOthers(theirs);
    await expect.element(page.getByText('Inzwischen hat jemand anderes gespeichert')).toBeVisible();
    expect(texts(2)[1]).toBe('07:00');
    expect(texts(1)[3]).toBe('3');
    await page.getByRole('button', { name: 'Tabelle speichern' }).click();
    await page.getByRole('radio', { name: /^3/ }).click();
    await page.getByRole('button', { name: 'So speichern' }).click();
    await expect.poll(() => saves.length).toBe(2);
    expect(saves[1]).toMatchObject({
      version: 2,
      changed: [{ id: 'h9', base: { employeeQuantity: 4 }, row: { employeeQuantity: 3 } }],
    });
  });

  it('keeps what was typed when the page is left and opened again', async () => {
    const { screen } = await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    await cell(1, 3).click();
    await keyboard().press('6', '{Enter}');
    await screen.unmount();
    await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    expect(texts(1)[3]).toBe('6');
  });

  it('leaves the table with Escape and Tab', async () => {
    await showPage(<ShiftTable service={aService({ shifts: [aShift()] })} />);
    await cell(1, 0).click();
    const { press } = keyboard();
    await press('{Tab}');
    await expect.element(cell(1, 1)).toHaveFocus();
    await press('{Escape}', '{Tab}');
    await expect.element(page.getByRole('button', { name: 'Schließen' })).toHaveFocus();
  });
});
