import { childOf, childrenOf, type Element } from '../archive/read-xml.ts';
import type { ListPlace } from './styles.ts';

type Level = { format: string; text: string; start: number };
/** Counts the items of lists and says what is printed before them; empty for a list that prints nothing. */
export type Numbering = { next(place: ListPlace): string };

/** The lists of a document from its part `numbering.xml`. */
export function numberingOf(root: Element | null): Numbering {
  const abstract = new Map<string, Level[]>();
  for (const list of root ? childrenOf(root, 'abstractNum') : [])
    abstract.set(list.attributes['abstractNumId'] ?? '', childrenOf(list, 'lvl').map(levelOf));
  const levels = new Map<string, Level[]>();
  for (const list of root ? childrenOf(root, 'num') : []) {
    const id = childOf(list, 'abstractNumId')?.attributes['val'] ?? '';
    levels.set(list.attributes['numId'] ?? '', abstract.get(id) ?? []);
  }
  const counts = new Map<string, number[]>();
  return {
    next({ list, level }) {
      // "0" takes a paragraph out of the list of its style.
      const own = levels.get(list);
      const here = own?.[level];
      if (!own || !here || list === '0') return '';
      const counted = counts.get(list) ?? [];
      counts.set(list, counted);
      counted[level] = (counted[level] ?? here.start - 1) + 1;
      counted.length = level + 1;
      if (here.format === 'none') return '';
      if (here.format === 'bullet') return '•';
      return here.text.replace(/%(\d)/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        return written(counted[at] ?? own[at]?.start ?? 1, own[at]?.format ?? 'decimal');
      });
    },
  };
}

function levelOf(level: Element): Level {
  return {
    format: childOf(level, 'numFmt')?.attributes['val'] ?? 'decimal',
    text: childOf(level, 'lvlText')?.attributes['val'] ?? '',
    start: Number(childOf(level, 'start')?.attributes['val'] ?? 1),
  };
}

function written(value: number, format: string): string {
  if (format === 'lowerLetter') return letters(value);
  if (format === 'upperLetter') return letters(value).toUpperCase();
  if (format === 'lowerRoman') return roman(value);
  if (format === 'upperRoman') return roman(value).toUpperCase();
  return String(value);
}

/** a, b, …, z, aa, bb: as Office counts on after z. */
function letters(value: number): string {
  const letter = String.fromCharCode(97 + ((value - 1) % 26));
  return letter.repeat(Math.min(20, Math.floor((value - 1) / 26) + 1));
}

const numerals = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(value: number): string {
  let rest = Math.min(value, 3_999);
  let text = '';
  for (const [size, numeral] of numerals) {
    while (rest >= size) {
      text += numeral;
      rest -= size;
    }
  }
  return text;
}
