import { meaningOf, type NumberMeaning } from '@zuschlag/reading/xlsx/number-formats';
import type { FileProblem } from '@zuschlag/validation/configuration/import-codes';
import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import type { Archive } from '../../../../files/open-archive.ts';
import { cellText } from './raw-table.ts';
import { readXml } from './read-xml.ts';

/** The limits of a workbook as an archive. */
export const workbookLimits = { parts: 2_000, unpackedBytes: importLimits.unpackedBytes, ratio: 1_000 };
const MOST_STRINGS = importLimits.rows * importLimits.columns;

/** The parts of a workbook that its sheets refer to. */
export type Workbook = {
  /** the sheets that people see, in their order */
  sheets: { name: string; part: string }[];
  is1904: boolean;
  strings: string[];
  /** by the number a cell carries as its style */
  meanings: NumberMeaning[];
};

/**
 * @throws {FileRefused} WRONG_FILE_TYPE, MACRO_WORKBOOK, BINARY_WORKBOOK for an archive that is no plain workbook, SHEET_MISSING
 */
export async function readWorkbookParts(archive: Archive): Promise<Workbook> {
  const main = await mainPart(archive);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = await relationsOf(archive, `${folder}_rels/${main.slice(folder.length)}.rels`);
  const { visibleSheets, is1904 } = await workbookPart(archive, main);
  const partOf = (target: string) => (target.startsWith('/') ? target.slice(1) : resolved(folder, target));
  // Each part once, however often it is named: otherwise a small file could be read for hours.
  const sheets = new Map<string, string>();
  for (const { id, name } of visibleSheets) {
    const target = targets.byId.get(id);
    const part = target?.type.endsWith('/worksheet') ? partOf(target.target).toLowerCase() : null;
    if (part !== null && !sheets.has(part)) sheets.set(part, name);
  }
  if (sheets.size === 0) throw new FileRefused('SHEET_MISSING');
  const strings = targets.byType('/sharedStrings');
  const styles = targets.byType('/styles');
  return {
    sheets: Array.from(sheets, ([part, name]) => ({ name, part })),
    is1904,
    strings: strings && archive.has(partOf(strings)) ? await sharedStrings(archive, partOf(strings)) : [],
    meanings: styles && archive.has(partOf(styles)) ? await meaningsOfStyles(archive, partOf(styles)) : [],
  };
}

/** Only what says of itself that it is a workbook without programs in it. */
async function mainPart(archive: Archive): Promise<string> {
  const types = '[Content_Types].xml';
  if (!archive.has(types)) throw new FileRefused('WRONG_FILE_TYPE');
  let main: string | null = null;
  let other: FileProblem = 'WRONG_FILE_TYPE';
  await readXml(archive.chunks(types), {
    open(name, { ContentType = '', PartName = '' }) {
      if (name !== 'Override') return;
      if (ContentType.endsWith('spreadsheetml.sheet.main+xml')) main ??= PartName.slice(1);
      if (ContentType.endsWith('ms-excel.sheet.macroEnabled.main+xml')) other = 'MACRO_WORKBOOK';
      if (ContentType.endsWith('ms-excel.sheet.binary.macroEnabled.main')) other = 'BINARY_WORKBOOK';
    },
  });
  if (main === null || !archive.has(main)) throw new FileRefused(other);
  return main;
}

function resolved(folder: string, target: string): string {
  const parts = `${folder}${target}`.split('/');
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  return kept.join('/');
}

async function relationsOf(archive: Archive, part: string) {
  const byId = new Map<string, { type: string; target: string }>();
  if (archive.has(part)) {
    await readXml(archive.chunks(part), {
      open(name, { Id, Type = '', Target = '' }) {
        if (name === 'Relationship' && Id) byId.set(Id, { type: Type, target: Target });
      },
    });
  }
  const byType = (end: string) => [...byId.values()].find(({ type }) => type.endsWith(end))?.target ?? null;
  return { byId, byType };
}

async function workbookPart(archive: Archive, part: string) {
  const visibleSheets: { id: string; name: string }[] = [];
  let is1904 = false;
  await readXml(archive.chunks(part), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
      if (id) visibleSheets.push({ id, name: cellText(attributes.name ?? '') });
    },
  });
  return { visibleSheets, is1904 };
}

async function sharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  const text = stringListener((string) => {
    if (strings.push(string) > MOST_STRINGS) throw new FileRefused('TOO_LARGE_UNPACKED');
  }, 'si');
  await readXml(archive.chunks(part), text);
  return strings;
}

/** Hears texts of `<t>`, in one piece or in many; how they are pronounced in Japanese (`<rPh>`) is not part of them. */
export function stringListener(done: (text: string) => void, around: string) {
  let text = '';
  let isInside = false;
  let isPhonetic = false;
  return {
    open(name: string) {
      if (name === around) text = '';
      if (name === 'rPh') isPhonetic = true;
      isInside = name === 't' && !isPhonetic;
    },
    text(piece: string) {
      if (isInside && text.length < 1_000) text += piece;
    },
    close(name: string) {
      if (name === 't') isInside = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === around) done(cellText(text));
    },
  };
}

async function meaningsOfStyles(archive: Archive, part: string): Promise<NumberMeaning[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCellFormats = false;
  await readXml(archive.chunks(part), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCellFormats = true;
      if (name === 'xf' && isInCellFormats && ids.length < 100_000) ids.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return ids.map((id) => meaningOf(id, codes.get(id)));
}
