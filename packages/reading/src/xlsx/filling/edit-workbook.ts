import type { Element } from '../../archive/read-xml.ts';
import { childOf, childrenOf } from '../../archive/read-xml.ts';

/**
 * Asks a program that opens the workbook to calculate all formulas once: one attribute of the member that names the sheets.
 */
export function askedToCalculate(xml: string): string {
  const found = /<((?:\w+:)?)calcPr\b[^>]*>/.exec(xml);
  if (found) {
    const tag = found[0].replace(/\sfullCalcOnLoad\s*=\s*("[^"]*"|'[^']*')/, '');
    return replaced(xml, found, tag.replace(/\s*(\/?)>$/, ' fullCalcOnLoad="1"$1>'));
  }
  // The schema of a workbook has an order: what is calculated stands behind the sheets and the names.
  const before = [...xml.matchAll(/<\/(?:\w+:)?(?:sheets|functionGroups|externalReferences|definedNames)>/g)].at(-1);
  if (!before) return xml;
  const prefix = /^<\/(\w+:)?/.exec(before[0])?.[1] ?? '';
  return replaced(xml, before, `${before[0]}<${prefix}calcPr fullCalcOnLoad="1"/>`);
}

function replaced(text: string, { 0: found, index }: RegExpExecArray, by: string): string {
  return text.slice(0, index) + by + text.slice(index + found.length);
}

/**
 * The sheets whose formulas may lead to the filled ones, over any number of steps. What cannot be seen from the text of a
 * formula counts as leading there: names, tables, ranges over several sheets, and addresses that are put together.
 *
 * @param formulas of each sheet
 */
export function dependentSheets(
  root: Element,
  formulas: ReadonlyMap<string, readonly string[]>,
  filled: ReadonlySet<string>,
): Set<string> {
  const names = childrenOf(
    childOf(root, 'definedNames') ?? { name: '', attributes: {}, children: [] },
    'definedName',
  ).map((element) => ({
    name: (element.attributes['name'] ?? '').toLowerCase(),
    text: element.children
      .filter((child) => typeof child === 'string')
      .join('')
      .toLowerCase(),
  }));
  const touched = new Set([...filled].map((name) => name.toLowerCase()));
  const leadsThere = (text: string) =>
    [...touched].some(
      (name) => text.includes(`${name.replaceAll("'", "''")}!`) || text.includes(`${name.replaceAll("'", "''")}'!`),
    );
  for (let before = -1; before < touched.size; ) {
    before = touched.size;
    const leading = names.filter(({ text }) => leadsThere(text) || isUnclear(text)).map(({ name }) => name);
    for (const [sheet, own] of formulas) {
      if (touched.has(sheet.toLowerCase())) continue;
      const isDependent = own.some((formula) => {
        const text = formula.toLowerCase();
        return leadsThere(text) || isUnclear(text) || leading.some((name) => name !== '' && text.includes(name));
      });
      if (isDependent) touched.add(sheet.toLowerCase());
    }
  }
  return new Set([...formulas.keys()].filter((sheet) => touched.has(sheet.toLowerCase())));
}

function isUnclear(formula: string): boolean {
  return /\b(indirect|offset)\s*\(|\[|[\p{L}\p{N}_.]:[\p{L}\p{N}_. ]+'?!/u.test(formula);
}

/** The elements of a workbook that sign it: a change makes the signature invalid. */
export function isSigned(names: readonly string[]): boolean {
  return names.some((name) => /^_xmlsignatures\/.+/i.test(name));
}
