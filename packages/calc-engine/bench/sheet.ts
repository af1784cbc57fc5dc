import { HyperFormula } from 'hyperformula';
import { type CompiledRateBook, type Explanation, explain, type PermanentServiceInput } from '../src/index.ts';
import { scheme } from '../src/scheme.ts';

/**
 * The calculation of one service as a spreadsheet with live formulas, made from the scheme: one cell for each node of
 * the explanations of cost and price, as the open-calculation workbook has them.
 */
export interface Sheet {
  readonly cells: number;
  /** Changes the wage and returns the price and the cost that the sheet now shows. */
  withWage(wage: number): readonly [price: number, cost: number];
  destroy(): void;
}

const lines = scheme.filter((line) => line.level === 'segment' || line.level === 'period').map((line) => line.key);

export function sheetOf(service: PermanentServiceInput, book: CompiledRateBook): Sheet {
  const cells: (string | number)[][] = [];
  const addresses = new Map<string, string>();
  const places = new Map<Explanation, string>();
  const place = (content: string | number) => {
    cells.push([content]);
    return `A${cells.length}`;
  };
  // A value that is entered once stands in one cell, wherever it is used.
  const addressOf = (node: Explanation): string => {
    const known = places.get(node);
    if (known) return known;
    const leaf = `${node.key} ${node.input ?? ''} ${JSON.stringify(node.row ?? '')} ${node.value}`;
    const { period, segment } = node;
    const key = node.formula === undefined ? leaf : JSON.stringify([node.key, period, segment, node.input, node.value]);
    const address = addresses.get(key) ?? place(node.formula === undefined ? node.value : contentOf(node, addressOf));
    addresses.set(key, address);
    places.set(node, address);
    return address;
  };
  const unique = [...new Set(lines)];
  const roots = unique.map((line) => [line, addressOf(explain(service, book, { line, period: 'cumulated' }))] as const);
  const row = (address: string) => ({ sheet: 0, col: 0, row: Number(address.slice(1)) - 1 });
  const wage = addressOf(wageLeaf(explain(service, book, { line: 'baseWage', period: 'day' })));
  const engine = HyperFormula.buildFromArray(cells, { licenseKey: 'gpl-v3' });
  const shown = (line: string) => Number(engine.getCellValue(row(new Map(roots).get(line) ?? 'A1')));
  return {
    cells: cells.length,
    withWage: (value) => {
      engine.setCellContents(row(wage), value);
      return [shown('revenue'), shown('totalCosts')];
    },
    destroy: () => engine.destroy(),
  };
}

function contentOf(node: Explanation, addressOf: (node: Explanation) => string): string {
  if (node.formula === 'sum') return `=${node.parts.map(addressOf).join('+') || 0}`;
  const parts = new Map(node.parts.map((part) => [part.key, addressOf(part)]));
  return `=${node.formula?.replace(/[A-Za-z]\w*/g, (name) => parts.get(name) ?? name.toUpperCase())}`;
}

function wageLeaf(node: Explanation): Explanation {
  if (node.key === 'hourlyWage') return node;
  const found = node.parts.find((part) => JSON.stringify(part).includes('"hourlyWage"'));
  if (!found) throw new Error('no wage');
  return wageLeaf(found);
}
