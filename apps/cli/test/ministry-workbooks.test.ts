import { writeFile } from 'node:fs/promises';
import { ministryWorkbooks } from '@zuschlag/api/testing/files/ministry-workbooks';
import { columnName } from '@zuschlag/i18n/messages/configuration-tables';
import { afterAll, describe, expect, it } from 'vitest';
import { anOffice } from './office.ts';

const office = await anOffice();
const { zuschlag, file, inFolder } = office;
afterAll(office.close);

// The first workbook starts the thread that reads, which a busy machine takes its time for.
const unhurried = { timeout: 180_000 };

describe('a workbook as a ministry writes it', unhurried, () => {
  it.each(ministryWorkbooks)('with $what is planned, and every new row shows how it was read', async (workbook) => {
    const { table, name, notes, first, rows } = workbook;
    await writeFile(inFolder(name), await workbook.content());
    const { code, out } = await zuschlag('import', table, inFolder(name), '--dry-run', '--json');
    const document = JSON.parse(out);
    expect({ code, counts: document.counts }).toMatchObject({ code: 0, counts: { new: rows, wrong: 0 } });
    expect(document.notes.map((note: { code: string; count: number }) => [note.code, note.count])).toEqual(notes);
    for (const { message } of document.notes) expect(message).not.toContain('{');
    expect(document.additions).toHaveLength(rows);
    expect(document.additions[0].values).toMatchObject(first);
    expect(Object.keys(document.additions[0].texts).length).toBeGreaterThan(1);
  });

  it('tells a person the sheet, what was left out, and each value with the text that it was read from', async () => {
    const [workbook] = ministryWorkbooks;
    if (!workbook) throw new Error('there is no workbook');
    await writeFile(inFolder(workbook.name), await workbook.content());
    const { out } = await zuschlag('import', workbook.table, inFolder(workbook.name), '--dry-run');
    const plain = out.replaceAll('\u00a0', ' ');
    expect(plain).toContain('Gelesenes Blatt: Übersicht');
    expect(plain).toContain('Überschriften: Zeile 4');
    expect(plain).toContain('Nicht gelesen, Anmerkung unter der Tabelle: Zeile 8: Hinweis: Teilzeitkräfte');
    expect(plain).toContain('Zeile 5: Gültig ab „2027-01-01“ = 01.01.2027; Bundesland „NRW“ = Nordrhein-Westfalen;');
    expect(plain).toContain('Betrag im Jahr „EUR 150,-“ = 150,00 €');
  });
});

describe('a share that could be meant otherwise', unhurried, () => {
  const heading = 'Gültig ab;Arbeitgeberanteil in %';
  it('stops the import, and says what is in force', async () => {
    const certain = await file('sicher.csv', heading, '01.01.2027;21,4');
    expect((await zuschlag('import', 'social-security', certain, '--yes')).code).toBe(0);
    const fractions = await file('anteile.csv', heading, '01.01.2028;0,217', '01.01.2029;0,219 %');
    const { code, out } = await zuschlag('import', 'social-security', fractions, '--yes');
    const plain = out.replaceAll('\u00a0', ' ');
    expect(code).toBe(4);
    expect(plain).toMatch(/Zeile 2: Arbeitgeberanteil „0,217“: .*weit weg von dem, was gilt \(21,4 %\)/);
    expect(plain).toContain('Arbeitgeberanteil 0,219 % (weit weg von dem, was gilt (21,4 %))');
  });
});

describe('a template', unhurried, () => {
  it.each(['csv', 'xlsx'] as const)('as %s is the empty table, and filled in it is read', async (format) => {
    const target = inFolder(`vorlage.${format}`);
    expect(await zuschlag('template', 'weihnachtsgeld', '--format', format, '-o', target)).toMatchObject({ code: 0 });
    const { code, err } = await zuschlag('import', 'weihnachtsgeld', target, '--dry-run');
    expect({ code, err }).toMatchObject({ code: 3, err: expect.stringContaining('Die Datei ist leer') });
    if (format === 'csv') {
      const { out } = await zuschlag('template', 'weihnachtsgeld', '--format', 'csv', '-o', '-');
      expect(out).toBe('Gültig ab;Bundesland;Anteil am Monatslohn in %;Betrag im Jahr in €\r\n');
    }
  });

  it('is named where the headings are not found, with the headings that the table needs', async () => {
    const foreign = await file('bears.csv', 'Month;Bears;Dolphins', '1;2;3');
    const { code, err } = await zuschlag('import', 'vacation-days', foreign, '--dry-run');
    expect(code).toBe(3);
    expect(err).toContain(
      'Die Überschriften der Tabelle Urlaubstage sind nicht zu finden. Gebraucht werden: Gültig ab, ',
    );
    expect(err).toContain(columnName('vacationDays', 'days').de);
    expect(err).toContain('leere Vorlage');
  });
});
