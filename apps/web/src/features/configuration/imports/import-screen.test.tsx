import type { ConfigurationImport, RowVerdict } from '@zuschlag/validation/configuration/imports';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aRow, planned, rowsOfPlan as rows } from '../../../testing/import-plan.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { ImportScreen } from './import-screen.tsx';

let current: ConfigurationImport;
const becomes = (parts: Partial<ConfigurationImport>) => {
  current = { ...current, ...parts };
  return current;
};
const commit = vi.fn((_input: unknown) =>
  becomes({ state: 'committed', committedAt: '2026-11-22T09:05:00Z', permissions: ['UNDO'] }),
);
const undo = vi.fn((_input: unknown) =>
  becomes({ state: 'undone', undoneAt: '2026-11-22T09:10:00Z', permissions: [] }),
);
const discard = vi.fn((_input: unknown) => becomes({ state: 'discarded', permissions: [] }));
const plan = vi.fn((_input: unknown) => ({ ...current, id: 'i2' }));
const listed = vi.fn(({ verdicts }: { verdicts: RowVerdict[] | null }) => ({
  edges: rows
    .filter(({ verdict }) => !verdicts || verdicts.includes(verdict))
    .map((node) => ({ node, cursor: node.id })),
  pageInfo: { endCursor: null, hasNextPage: false },
}));
const noEffect = {
  id: 'e1',
  state: 'done',
  done: 0,
  total: 0,
  chances: 0,
  services: 0,
  unpriced: 0,
  costBefore: 0,
  costAfter: 0,
  touched: [],
  orphanedSeries: 0,
  wages: { services: 0, below: 0, chances: [] },
};
const answers: Answers = {
  'configuration.imports.byId': () => current,
  'configuration.imports.rows': listed,
  'configuration.imports.commit': commit,
  'configuration.imports.undo': undo,
  'configuration.imports.discard': discard,
  'configuration.imports.plan': plan,
  'services.startRateImpact': () => noEffect,
  'services.rateImpact': () => noEffect,
};

function Page() {
  const [shown, setShown] = useState<RowVerdict[]>([]);
  return (
    <WithServer answers={answers}>
      <ImportScreen importId="i1" shown={shown} onShow={setShown} />
    </WithServer>
  );
}
const show = () => showPage(<Page />, { others: ['/settings/configurations/import/$importId'] });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const numbers = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

beforeEach(() => {
  sessionStorage.clear();
  signIn({ isConfigAdmin: true });
  current = planned;
});

describe('the plan of an import', () => {
  it('shows what a cell replaces, and under a wrong one what stands there and why it is wrong', async () => {
    await show();
    await expect.element(page.getByText(/bisher\s5\s%/)).toBeVisible();
    await expect.element(page.getByText(/neu\s6\s%/)).toBeVisible();
    await expect.element(page.getByText('viel')).toBeVisible();
    await expect.element(page.getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.')).toBeVisible();
    await expect.element(page.getByText(/Tausenderpunkt oder Komma\?/)).toBeVisible();
    await expect.element(page.getByText('Die Zeile gehört einer anderen Gesellschaft.')).toBeVisible();
    await expect.element(page.getByText('Derselbe Tag steht auch in Zeile 4.')).toBeVisible();
  });

  it('shows beside the value of a new row the text of the file, and what the value rests on', async () => {
    const bonusRelative = { column: 'bonusRelative', bound: null };
    const notes = [
      { ...bonusRelative, note: 'FORMULA_VALUE' as const },
      { ...bonusRelative, note: 'UNUSUAL_SHARE' as const, bound: 0.5 },
    ];
    listed.mockReturnValueOnce({
      edges: [aRow(2, 'new', { texts: { bonusRelative: '6', bonusAbsolute: '150,00 €' }, notes })].map((node) => ({
        node,
        cursor: node.id,
      })),
      pageInfo: { endCursor: null, hasNextPage: false },
    });
    await show();
    await expect
      .element(page.getByText(/aus „6“, Wert einer Formel, weit weg von dem, was gilt \(50\s%\)/))
      .toBeVisible();
    await expect.element(page.getByText('aus „150,00 €“')).not.toBeInTheDocument();
  });

  it('keeps quiet about a date cell and a plain number, and repeats a share that could be read in two ways', async () => {
    const [values, texts] = [
      { activeFrom: '2027-01-01', bonusRelative: 0.5, bonusAbsolute: 150 },
      { activeFrom: '2027-01-01', bonusRelative: '0.5', bonusAbsolute: '150' },
    ];
    const node = aRow(2, 'new', { values, texts });
    listed.mockReturnValueOnce({
      edges: [{ node, cursor: node.id }],
      pageInfo: { endCursor: null, hasNextPage: false },
    });
    await show();
    await expect.element(page.getByText('aus „0.5“')).toBeVisible();
    await expect.element(page.getByText(/aus „(2027|150)/)).not.toBeInTheDocument();
  });

  it('says how the file was read and what was left out', async () => {
    current = {
      ...planned,
      notes: [
        { code: 'SHEET_READ', names: ['2027'], count: 1 },
        { code: 'HIDDEN_ROWS_SKIPPED', names: ['4', '5'], count: 7 },
        { code: 'COLUMNS_ZERO', names: ['bonusAbsolute'], count: 1 },
      ],
    };
    await show();
    await expect.element(page.getByText('So wurde die Datei gelesen')).toBeVisible();
    await expect.element(page.getByText('Gelesenes Blatt: 2027')).toBeVisible();
    await expect
      .element(page.getByText('Nicht gelesen, ausgeblendet oder weggefiltert (7): Zeile 4; Zeile 5 …'))
      .toBeVisible();
    await expect
      .element(page.getByText('Spalten, die der Datei fehlen und deshalb 0 sind: Betrag im Jahr in €'))
      .toBeVisible();
  });

  it('lists the rows of the chosen counts', async () => {
    await show();
    await button(/^Fehlerhaft\s*2$/).click();
    await expect.poll(() => numbers()).toEqual(['5', '6']);
    await button(/^Neu\s*1$/).click();
    await expect.poll(() => numbers()).toEqual(['2', '5', '6']);
    await button(/^Alle Zeilen\s*5$/).click();
    await expect.poll(() => numbers()).toHaveLength(5);
    await expect.element(button(/^Doppelt\s*0$/)).toBeDisabled();
  });

  it('writes nothing while wrong rows stand in the way, and exactly the shown plan without them', async () => {
    await show();
    await expect.element(page.getByText('2 Zeilen sind fehlerhaft oder doppelt.')).toBeVisible();
    await expect.element(button('2 Zeilen übernehmen')).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('Fehlerhafte und doppelte Zeilen auslassen').click();
    await expect.element(page.getByText('2 fehlerhafte oder doppelte Zeilen bleiben weg.')).toBeVisible();
    await button('2 Zeilen übernehmen').click();
    await expect.poll(() => commit).toHaveBeenCalledWith({ id: 'i1', planHash: 'h1', skipWrong: true });
    await expect.element(page.getByText('1 hinzugefügt, 1 ersetzt, 2 ausgelassen.')).toBeVisible();
    // The button is gone; the focus goes to what became of it, not to the top of the page.
    await expect.poll(() => document.activeElement === document.body).toBe(false);
    expect(document.activeElement?.textContent).toContain('1 hinzugefügt');
  });

  it('that the table left behind is made anew of the same file', async () => {
    current = { ...planned, counts: { ...planned.counts, wrong: 0 } };
    commit.mockImplementationOnce(() => {
      throw refusal('PLAN_OUTDATED');
    });
    const { router } = await show();
    await button('2 Zeilen übernehmen').click();
    await expect.element(page.getByText(/Die Tabelle hat sich geändert/)).toBeVisible();
    await expect.element(button('2 Zeilen übernehmen')).toHaveAttribute('aria-disabled', 'true');
    await button('Neu prüfen').click();
    await expect.poll(() => plan).toHaveBeenCalledWith({ table: 'christmasBonus', fileId: 'f1', headingRow: null });
    await expect.poll(() => router.state.location.pathname).toBe('/settings/configurations/import/i2');
  });

  it('whose headings were not found is read again with the row that a person names', async () => {
    current = { ...planned, state: 'refused', problem: { code: 'HEADINGS_MISSING', names: ['Gültig ab'] } };
    const { router } = await show();
    await page.getByRole('textbox', { name: 'Überschriften stehen in Zeile' }).fill('0');
    await button('Noch einmal lesen').click();
    await expect.element(page.getByText(/Nummer der Zeile/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Überschriften stehen in Zeile' }).fill('23');
    await button('Noch einmal lesen').click();
    await expect.poll(() => plan).toHaveBeenCalledWith({ table: 'christmasBonus', fileId: 'f1', headingRow: 23 });
    await expect.poll(() => router.state.location.pathname).toBe('/settings/configurations/import/i2');
  });

  it('whose writing was done though every answer was lost is shown as written', async () => {
    current = { ...planned, counts: { ...planned.counts, wrong: 0 } };
    const isWritten = commit.getMockImplementation();
    commit.mockImplementation((input) => {
      isWritten?.(input);
      throw refusal('UNAVAILABLE');
    });
    try {
      await show();
      await button('2 Zeilen übernehmen').click();
      await expect.element(page.getByText(/^Übernommen am/)).toBeVisible();
    } finally {
      if (isWritten) commit.mockImplementation(isWritten);
    }
  });

  it('without anything new offers nothing to write', async () => {
    current = { ...planned, counts: { new: 0, changed: 0, equal: 5, duplicate: 0, wrong: 0 } };
    await show();
    await expect.element(page.getByText('Zu übernehmen gibt es nichts.')).toBeVisible();
    await expect.element(button('0 Zeilen übernehmen')).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be given up', async () => {
    await show();
    await button('Verwerfen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(page.getByText('Von dieser Datei wurde nichts übernommen.')).toBeVisible();
  });
});

describe('a file', () => {
  it('shows how far it is read, and then its plan by itself', async () => {
    current = { ...planned, state: 'reading', done: 4_000, total: 10_000, permissions: [] };
    await show();
    await expect.element(page.getByText('4.000 von 10.000 Zeilen')).toBeVisible();
    current = planned;
    await expect.element(page.getByText('1 Zeile kommt hinzu.')).toBeVisible();
  });

  it('that cannot be read says why, where, and what to do', async () => {
    const problem = { code: 'COLUMN_UNKNOWN' as const, names: ['Kostenstelle'] };
    current = { ...planned, state: 'refused', problem, planHash: null, permissions: [] };
    await show();
    await expect.element(page.getByText(/Spalten, die es in dieser Tabelle nicht gibt/)).toBeVisible();
    await expect.element(page.getByText('Kostenstelle')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Andere Datei wählen' })).toBeVisible();
  });
});

describe('a file without the headings of the table', () => {
  it('says which table it was meant for, which headings that needs, and hands out the template', async () => {
    const problem = { code: 'HEADINGS_MISSING' as const, names: ['activeFrom', 'bonusRelative'] };
    current = { ...planned, state: 'refused', problem, planHash: null, permissions: [] };
    await show();
    await expect
      .element(page.getByText(/Die Überschriften der Tabelle Weihnachtsgeld sind nicht zu finden/))
      .toBeVisible();
    await expect.element(page.getByText('Anteil am Monatslohn in %')).toBeVisible();
    await expect.element(button('Leere Excel-Vorlage')).toBeVisible();
  });
});

describe('an import that was written', () => {
  beforeEach(() => becomes({ state: 'committed', committedAt: '2026-11-22T09:05:00Z', permissions: ['UNDO'] }));

  it('is taken back as a whole after a question', async () => {
    await show();
    await button('Import zurücknehmen').click();
    await expect
      .element(page.getByText(/1 hinzugefügte Zeile verschwindet\. 1 ersetzte Zeile steht wieder wie zuvor/))
      .toBeVisible();
    await button('Zurücknehmen').click();
    await expect.poll(() => undo).toHaveBeenCalledWith({ id: 'i1' });
    await expect.element(page.getByText(/Die Tabelle ist wieder wie vor diesem Import/)).toBeVisible();
  });

  it('says why it cannot be taken back', async () => {
    undo.mockImplementationOnce(() => {
      throw refusal('UNDO_IMPOSSIBLE');
    });
    await show();
    await button('Import zurücknehmen').click();
    await button('Zurücknehmen').click();
    await expect.element(page.getByText(/lässt sich nicht mehr als Ganzes zurücknehmen/)).toBeVisible();
  });
});

it('an import that one may not see is not there', async () => {
  answers['configuration.imports.byId'] = () => {
    throw refusal('NOT_FOUND');
  };
  await show();
  await expect.element(page.getByText('Diesen Import gibt es nicht')).toBeVisible();
  answers['configuration.imports.byId'] = () => current;
});
