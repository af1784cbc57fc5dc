import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogActions, DialogTrigger } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

describe('Dialog', () => {
  const Example = () => (
    <DialogTrigger>
      <Button>Anlegen</Button>
      <Dialog title="Leistung anlegen">
        <form>
          <div className="grid gap-4">
            <TextField label="Name" autoFocus />
            <DialogActions>
              <Button>Speichern</Button>
            </DialogActions>
          </div>
        </form>
      </Dialog>
    </DialogTrigger>
  );

  it('closes with Escape and gives the focus back to its button', async () => {
    await show(<Example />);
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leistung anlegen' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Anlegen' })).toHaveFocus();
  });

  it('does not close by a click beside it, so that nothing typed is lost', async () => {
    await show(<Example />);
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Pforte');
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Pforte');
  });

  it('fills the screen at 390 pixels, with the buttons of a short form at its lower edge', async () => {
    await page.viewport(390, 844);
    await show(<Example />);
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect
      .poll(() => {
        const box = page.getByRole('dialog').element().getBoundingClientRect();
        return [Math.round(box.width), Math.round(box.height)];
      })
      .toEqual([390, 844]);
    const button = page.getByRole('button', { name: 'Speichern' }).element().getBoundingClientRect();
    expect(844 - button.bottom).toBeLessThan(16);
    await page.viewport(1280, 800);
  });
});

describe('ConfirmDialog', () => {
  it('starts on cancel, and stays open while the work fails', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    await show(
      <DialogTrigger>
        <Button>Entfernen</Button>
        <ConfirmDialog
          title="Leistung entfernen?"
          text="Mit 2 Schichten."
          confirmLabel="Ja, entfernen"
          cancelLabel="Abbrechen"
          danger
          onConfirm={onConfirm}
        />
      </DialogTrigger>,
    );
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(page.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await page.getByRole('button', { name: 'Ja, entfernen' }).click();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('button', { name: 'Ja, entfernen' }).click();
    await expect.poll(() => page.getByRole('alertdialog').elements()).toHaveLength(0);
  });
});

describe('ConfirmDialog that loses work', () => {
  it('has the way back as its primary button, and a line above the buttons', async () => {
    await show(
      <>
        <ConfirmDialog
          title="Seite verlassen?"
          text="Nicht gespeichert."
          confirmLabel="Verwerfen"
          cancelLabel="Hier bleiben"
          prefersCancel
          isOpen
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
        />
        <Button variant="primary">Senden</Button>
      </>,
    );
    const button = (name: string) =>
      page.getByRole('button', { name, includeHidden: true }).element() as HTMLButtonElement;
    await expect.element(page.getByRole('button', { name: 'Hier bleiben' })).toHaveFocus();
    const colour = (name: string) => getComputedStyle(button(name)).backgroundColor;
    expect(colour('Hier bleiben')).toBe(colour('Senden'));
    expect(colour('Verwerfen')).not.toBe(colour('Senden'));
    const strip = button('Verwerfen').closest('footer') as Element;
    expect(getComputedStyle(strip).borderTopWidth).toBe('1px');
  });
});

describe('ConfirmDialog on a row', () => {
  function Rows() {
    const [rows, setRows] = useState(['Bayern', 'Berlin', 'Bremen']);
    const [asked, setAsked] = useState<string | null>(null);
    return (
      <main tabIndex={-1}>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button onPress={() => setAsked(row)}>{`${row} löschen`}</Button>
            </li>
          ))}
        </ul>
        <ConfirmDialog
          title="Zeile löschen?"
          text="Sie geht."
          confirmLabel="Ja"
          cancelLabel="Nein"
          isOpen={asked !== null}
          onOpenChange={() => setAsked(null)}
          onConfirm={async () => setRows(rows.filter((row) => row !== asked))}
        />
      </main>
    );
  }
  const remove = async (row: string) => {
    await page.getByRole('button', { name: `${row} löschen` }).click();
    await page.getByRole('button', { name: 'Ja' }).click();
    await expect.poll(() => page.getByRole('alertdialog').elements()).toHaveLength(0);
  };

  it('hands the focus to the next row when its own is gone, then to the one before, then to the page', async () => {
    await show(<Rows />);
    await remove('Berlin');
    await expect.element(page.getByRole('button', { name: 'Bremen löschen' })).toHaveFocus();
    await remove('Bremen');
    await expect.element(page.getByRole('button', { name: 'Bayern löschen' })).toHaveFocus();
    await remove('Bayern');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('Sheet', () => {
  it('closes by its × and returns the focus', async () => {
    await show(
      <DialogTrigger>
        <Button>Preise</Button>
        <Sheet title="Preise der Leistung">28,83 €</Sheet>
      </DialogTrigger>,
    );
    await page.getByRole('button', { name: 'Preise' }).click();
    await page.getByRole('button', { name: 'Schließen' }).nth(1).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Preise' })).toHaveFocus();
  });
});
