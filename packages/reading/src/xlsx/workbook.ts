import { type Archive, ArchiveRefused } from '../archive/open-archive.ts';
import { childOf, childrenOf, type Element, elementsOf, readXml } from '../archive/read-xml.ts';
import { meaningOf, type NumberMeaning } from './number-formats.ts';

/** The sheets of a workbook that people see, and what their cells refer to. */
export type Workbook = {
  sheets: { name: string; part: string }[];
  hiddenSheets: string[];
  is1904: boolean;
  strings: string[];
  /** by the number that a cell carries as its style */
  meanings: NumberMeaning[];
};

/** A sheet with cells, in the order of the workbook; `part` is its member of the archive. */
export type SheetPart = { name: string; part: string; isHidden: boolean };

/** The members of a workbook that describe it, and its sheets. @throws {ArchiveRefused} DAMAGED for an archive that is no workbook */
export async function sheetPartsOf(archive: Archive) {
  const main = archive.names.find((name) => /^xl\/workbook\d*\.xml$/i.test(name)) ?? 'xl/workbook.xml';
  const root = await readXml(archive, main);
  if (!root) throw new ArchiveRefused('DAMAGED', [main]);
  const relations = await readXml(archive, main.replace(/^xl\//i, 'xl/_rels/').replace(/$/, '.rels'));
  const targets = new Map(
    (relations ? childrenOf(relations, 'Relationship') : []).map(({ attributes }) => [attributes['Id'], attributes]),
  );
  const sheets: SheetPart[] = [];
  for (const { attributes } of elementsOf(childOf(root, 'sheets') ?? root)) {
    const target = targets.get(attributes['id']);
    // Sheets of charts have no cells.
    if (!target?.['Type']?.endsWith('/worksheet')) continue;
    const isHidden = /hidden/i.test(attributes['state'] ?? '');
    sheets.push({ name: attributes['name'] ?? '', part: partOf(target['Target'] ?? ''), isHidden });
  }
  return { main, root, targets, sheets };
}

/** @throws {ArchiveRefused} DAMAGED for an archive that is no workbook */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const { root, targets, sheets } = await sheetPartsOf(archive);
  const typed = (type: string) => [...targets.values()].find((one) => one['Type']?.endsWith(type))?.['Target'];
  const strings = await readXml(archive, partOf(typed('/sharedStrings') ?? 'sharedStrings.xml'));
  const styles = await readXml(archive, partOf(typed('/styles') ?? 'styles.xml'));
  return {
    sheets: sheets.filter(({ isHidden }) => !isHidden).map(({ name, part }) => ({ name, part })),
    hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    is1904: /^(1|true)$/.test(childOf(root, 'workbookPr')?.attributes['date1904'] ?? ''),
    strings: strings ? childrenOf(strings, 'si').map(stringOf) : [],
    meanings: styles ? meaningsOf(styles) : [],
  };
}

function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

/** The text of a string in one piece or in many; how it is pronounced in Japanese (`rPh`) is not part of it. */
export function stringOf(element: Element): string {
  return elementsOf(element)
    .map((child) => {
      if (child.name === 't') return unescaped(child.children.filter((one) => typeof one === 'string').join(''));
      return child.name === 'rPh' ? '' : stringOf(child);
    })
    .join('');
}

/** Office writes control characters as `_x000D_`. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function meaningsOf(styles: Element): NumberMeaning[] {
  const formats = childOf(styles, 'numFmts');
  const codes = new Map(
    (formats ? childrenOf(formats, 'numFmt') : []).map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'],
    ]),
  );
  const cells = childOf(styles, 'cellXfs');
  return (cells ? childrenOf(cells, 'xf') : []).map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    return meaningOf(id, codes.get(id));
  });
}
