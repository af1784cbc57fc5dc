import type { Naming } from '@zuschlag/validation/administration/erasure';

type Named = { firstname: string; lastname: string; email: string };

/** Patterns of PostgreSQL by which texts name a person, without regard to case. */
export type NamePatterns = {
  /** the address and the whole name: certain enough for what the product itself wrote */
  certain: string;
  /** these, and each half of the name as a word of its own */
  any: string;
  namingOf(text: string): Naming;
  /** where the name begins in a text */
  placeIn(text: string): number;
};

export function patternsOf({ firstname, lastname, email }: Named): NamePatterns {
  const [first, last, address] = [firstname, lastname, email].map(literally) as [string, string, string];
  const whole = [`${first}\\s+${last}`, `${last},?\\s+${first}`];
  const certain = `(?:${[address, ...whole].filter(Boolean).join('|')})`;
  const halves = [first, last].filter(Boolean).map(asWord);
  const contains = (pattern: string) => {
    const wanted = new RegExp(pattern, 'i');
    return (text: string) => wanted.test(text);
  };
  const [hasAddress, hasName] = [contains(address), contains(whole.join('|'))];
  const hasLast = contains(last);
  const somewhere = new RegExp([address, ...whole, last, first].filter(Boolean).join('|'), 'i');
  return {
    certain,
    any: `(?:${[certain, ...halves].join('|')})`,
    namingOf(text) {
      if (hasAddress(text)) return 'address';
      if (hasName(text)) return 'name';
      return last && hasLast(text) ? 'lastname' : 'firstname';
    },
    placeIn: (text) => Math.max(0, text.search(somewhere)),
  };
}

/** A text as a pattern that matches it alone; spaces match any space. */
function literally(text: string): string {
  return text
    .trim()
    .replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
}

/** Only as a word of its own. Where the edge is no plain letter, PostgreSQL may know no edge of a word. */
function asWord(pattern: string): string {
  const before = /^[a-z]/i.test(pattern) ? '\\m' : '';
  const behind = /[a-z]$/i.test(pattern) ? '\\M' : '';
  return `${before}${pattern}${behind}`;
}
