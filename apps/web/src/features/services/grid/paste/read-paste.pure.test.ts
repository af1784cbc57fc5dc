import { describe, expect, it } from 'vitest';
import { readPaste } from '../../../../tables/grid/read-paste.ts';
import { readTabSeparated, writeTabSeparated } from '../../../../tables/grid/tab-separated.ts';
import { carKind, purchaseKind } from '../equipment-columns.ts';
import { shiftKind } from '../shift-columns.ts';
import { readPost, shiftPaste } from './shift-paste.ts';

const paste = (text: string, { at = 'startTime', language = 'de-DE' } = {}) =>
  readPaste(readTabSeparated(text), { kind: shiftKind, at, language, ways: shiftPaste });
const table = (...rows: string[][]) => writeTabSeparated(rows);

describe('a list of posts', () => {
  it('is understood by its headings, in any order, below a title and beside columns of no use', () => {
    const { rows, columnIds, ignored, hasHeadings } = paste(
      table(
        ['Leistungsverzeichnis Los 2', '', '', '', ''],
        ['Posten', 'Anzahl MA', 'Tage', 'von', 'bis'],
        ['Pforte Nord', '2', 'Mo-Fr', '6:00', '14:00'],
        ['Pforte Süd', '1', 'täglich', '22 Uhr', '6 Uhr'],
      ),
    );
    expect(hasHeadings).toBe(true);
    expect(ignored).toEqual(['Posten']);
    expect(columnIds).toEqual(['startTime', 'endTime', 'days', 'employeeQuantity']);
    expect(rows).toEqual([
      {
        line: 3,
        cells: { startTime: '06:00', endTime: '14:00', days: 'Mo–Fr', employeeQuantity: '2' },
        problems: [],
      },
      {
        line: 4,
        cells: { startTime: '22:00', endTime: '06:00', days: 'Mo–So Ft', employeeQuantity: '1' },
        problems: [],
      },
    ]);
  });

  it('tells the "von" of times from the "von" of days by what stands below', () => {
    const { rows } = paste(
      table(['Von', 'Bis', 'Von', 'Bis', 'Tage'], ['01.01.2027', '31.03.2027', '6', '14', 'Mo-Fr']),
    );
    expect(rows[0]?.cells).toEqual({
      startDate: '01.01.2027',
      endDate: '31.03.2027',
      startTime: '06:00',
      endTime: '14:00',
      days: 'Mo–Fr',
    });
  });

  it('is understood with a column of ticks per day, with headings and without', () => {
    const ticks = ['x', 'x', 'x', '', '', '', 'x'];
    const headed = paste(
      table(['Zeit', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft', 'Kräfte'], ['6-14', ...ticks, 'ja', '2 MA']),
    );
    expect(headed.rows[0]?.cells).toEqual({
      startTime: '06:00',
      endTime: '14:00',
      days: 'Mo–Mi So Ft',
      employeeQuantity: '2',
    });
    const bare = paste(table(['6:00', '14:00', ...ticks, '3'], ['14:00', '22:00', 'x', '', '', '', '', '', '', '2']));
    expect(bare.rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '14:00', days: 'Mo–Mi So', employeeQuantity: '3' },
      { startTime: '14:00', endTime: '22:00', days: 'Mo', employeeQuantity: '2' },
    ]);
  });

  it('is understood in English', () => {
    const { rows } = paste(
      table(
        ['Start time', 'End time', 'Days', 'Guards', 'Valid from'],
        ['6 AM', '2:30 PM', 'Mon–Fri', '2', '1 Mar 2027'],
      ),
      { language: 'en-GB' },
    );
    expect(rows[0]?.cells).toEqual({
      startTime: '06:00',
      endTime: '14:30',
      days: 'Mon–Fri',
      employeeQuantity: '2',
      startDate: '01/03/2027',
    });
  });

  it('stands as in the grid without headings, from the chosen cell on', () => {
    const read = paste(table(['Mo-Fr', '2'], ['Sa So', '1']), { at: 'days' });
    expect(read.isInPlace).toBe(true);
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      { days: 'Mo–Fr', employeeQuantity: '2' },
      { days: 'Sa So', employeeQuantity: '1' },
    ]);
  });

  it('is understood by its texts where they do not stand as in the grid', () => {
    const { rows, isInPlace, ignored } = paste(
      table(['Pforte', 'Mo-Fr', '06:00–14:00', '2'], ['Streife', 'Sa', '22-6', '1']),
    );
    expect(isInPlace).toBe(false);
    expect(ignored).toEqual(['1']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      { days: 'Mo–Fr', startTime: '06:00', endTime: '14:00', employeeQuantity: '2' },
      { days: 'Sa', startTime: '22:00', endTime: '06:00', employeeQuantity: '1' },
    ]);
  });

  it('says which text at which place is not understood, and keeps it', () => {
    const { rows } = paste(table(['Beginn', 'Ende', 'Tage'], ['6', 'abends', 'Mo-Fr'], ['6', '14', 'nach Bedarf']));
    expect(rows.map(({ line, problems }) => ({ line, problems }))).toEqual([
      { line: 2, problems: [{ columnId: 'endTime', text: 'abends', problem: 'INVALID_TIME' }] },
      { line: 3, problems: [{ columnId: 'days', text: 'nach Bedarf', problem: 'INVALID_DAYS' }] },
    ]);
    expect(rows[0]?.cells.endTime).toBe('abends');
  });

  it('may be running text: one post a line', () => {
    const { rows } = paste('Pforte: Mo–Fr 06:00–22:00, 2 Kräfte\nStreife 24/7\nHund Sa So Ft 18 bis 6 Uhr 1 MA');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '22:00', days: 'Mo–Fr', employeeQuantity: '2' },
      { startTime: '00:00', endTime: '00:00', days: 'Mo–So Ft', employeeQuantity: '1' },
      { startTime: '18:00', endTime: '06:00', days: 'Sa So Ft', employeeQuantity: '1' },
    ]);
    expect(readPost('Besprechung am Montag')).toBeNull();
  });

  it('is understood as Excel and LibreOffice copy it: breaks in quoted cells, times with seconds, a last line end', () => {
    const excel = paste(
      'Posten\tBeginn\tEnde\tTage\t"Anzahl\nMA"\t"gültig\nab"\r\n' +
        '"Pforte\nNord"\t06:00:00\t14:00:00\tMo-Fr\t2\t01.02.2026\r\n' +
        '"Streife ""Süd"""\t22:00:00\t06:00:00\t"Sa\nSo"\t1,00\t01.02.2026\r\n',
    );
    expect(excel.ignored).toEqual(['Posten']);
    expect(excel.rows.map(({ cells, problems }) => [Object.values(cells).toSorted(), problems])).toEqual([
      [['01.02.2026', '06:00', '14:00', '2', 'Mo–Fr'], []],
      [['01.02.2026', '06:00', '1', '22:00', 'Sa So'], []],
    ]);
    const office = paste('06:00:00\t14:00:00\tMo-Fr\t2\n14:00:00\t22:00:00\tSa\u00a0So\t1\n');
    expect(office.isInPlace).toBe(true);
    expect(office.rows.map(({ cells }) => cells)).toEqual([
      { startTime: '06:00', endTime: '14:00', days: 'Mo–Fr', employeeQuantity: '2' },
      { startTime: '14:00', endTime: '22:00', days: 'Sa So', employeeQuantity: '1' },
    ]);
  });

  it('holds times and days as numbers where its cells have no format of them', () => {
    const { rows, sources } = paste('Beginn\tEnde\tAb\n0,25\t0,916666666667\t46388\n0\t0,5\t');
    expect(rows.map(({ cells, problems }) => [cells, problems])).toEqual([
      [{ startTime: '06:00', endTime: '22:00', startDate: '01.01.2027' }, []],
      [{ startTime: '00:00', endTime: '12:00', startDate: '' }, []],
    ]);
    expect(sources.map(({ sample }) => sample)).toEqual(['0,25', '0,916666666667', '46388']);
    const english = paste('Start time\tEnd time\n0.25\t0.75', { language: 'en-GB' });
    expect(english.rows[0]?.cells).toEqual({ startTime: '06:00', endTime: '18:00' });
    expect(paste('Beginn\tEnde\n0.25\t6.30\n6\t14').rows[0]?.cells).toEqual({ startTime: '00:25', endTime: '06:30' });
  });

  it('of empty cells is nothing', () => {
    expect(paste('\t\t\n\t\t').rows).toEqual([]);
    expect(paste('').rows).toEqual([]);
  });
});

describe('a list of purchases', () => {
  const buy = (text: string, { at = 'name', chosen = new Map<number, string | null>() } = {}) =>
    readPaste(readTabSeparated(text), { kind: purchaseKind, at, language: 'de-DE' }, chosen);

  it('has its price under "Anschaffung", wherever the names stand, and zero as accountants write it', () => {
    for (const [head, ...texts] of [
      ['Bezeichnung\tAnschaffung\tWartung', 'Funkgerät\t 1.250,00 € \t -   € '],
      ['Anschaffung\tWartung\tArtikel', '1.250,00 €\t-   €\tFunkgerät'],
    ]) {
      const { rows, ignored } = buy([head, ...texts].join('\n'));
      expect(ignored).toEqual([]);
      expect(rows[0]).toMatchObject({
        cells: { name: 'Funkgerät', purchaseCost: '1250', yearlyMaintenance: '0' },
        problems: [],
      });
    }
    expect(buy('Anschaffung\tMenge\nFunkgerät\t2').rows[0]?.cells).toEqual({ name: 'Funkgerät', quantity: '2' });
  });

  it('of a sheet that holds more decimals than the field takes is rounded as the sheet shows it', () => {
    const { rows } = buy('Bezeichnung\tPreis\tMonate\nHund\t1249,995\t36,5');
    expect(rows[0]?.cells).toEqual({ name: 'Hund', purchaseCost: '1250', monthsDepreciation: '36,5' });
    const cars = readPaste(readTabSeparated('Kraftstoffpreis\tVerbrauch\n1,79949\t6,549'), {
      ...{ kind: carKind, at: 'quantity', language: 'de-DE' },
    });
    expect(cars.rows[0]?.cells).toEqual({ fuelPrice: '1,7995', consumption: '6,55' });
  });

  it('of bare numbers follows the grid from the chosen cell on, and otherwise says that it guesses', () => {
    const inPlace = buy('Funkgerät\t4\t250\t36');
    expect(inPlace.rows[0]?.cells).toEqual({
      name: 'Funkgerät',
      quantity: '4',
      purchaseCost: '250',
      monthsDepreciation: '36',
    });
    expect(inPlace.sources.some(({ isGuess }) => isGuess)).toBe(false);
    const guessed = buy('36\t250\tFunkgerät\t4', { at: 'quantity' });
    expect(guessed.isInPlace).toBe(false);
    expect(guessed.sources.map(({ isGuess }) => isGuess)).toEqual([true, true, false, true]);
    const places = new Map<number, string | null>([
      [0, 'monthsDepreciation'],
      [1, 'purchaseCost'],
      [3, 'quantity'],
    ]);
    const corrected = buy('36\t250\tFunkgerät\t4', { at: 'quantity', chosen: places });
    expect(corrected.rows[0]?.cells).toEqual(inPlace.rows[0]?.cells);
    expect(corrected.sources.some(({ isGuess }) => isGuess)).toBe(false);
  });

  it('loses a column that a person leaves out, and gives a place to the one that is sent there', () => {
    const { rows, ignored, sources } = buy('Bezeichnung\tMenge\tPreis\nHund\t1\t2', {
      chosen: new Map([
        [1, null],
        [2, 'quantity'],
      ]),
    });
    expect(rows[0]?.cells).toEqual({ name: 'Hund', quantity: '2' });
    expect(ignored).toEqual(['Menge']);
    expect(sources.map(({ columnId }) => columnId)).toEqual(['name', null, 'quantity']);
  });
});
