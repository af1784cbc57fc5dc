import type { Lot } from '@zuschlag/validation/chance/lots';

/** A lot in one line: its number, or that of its Chance where it has none, and its name. */
export function lotLine({ lotNumber, name, shortNumber }: Pick<Lot, 'lotNumber' | 'name' | 'shortNumber'>): string {
  return lotNumber ? `${lotNumber} · ${name}` : `${name} (${shortNumber})`;
}
