import { type ChatLinkType, messageParts } from '@zuschlag/validation/chance/team-chat/message-parts';

/** A person or a thing as it stands in the field, `@Katrin Sommerfeld`, and in the message, `@User:12`. */
export type Mark = { shown: string; sent: string };
/** What is being typed: the text as it is read, and what its names stand for. */
export type Typed = { text: string; marks: readonly Mark[] };

export const nothingTyped: Typed = { text: '', marks: [] };

/** The message that is sent: names become what they stand for. A longer name goes before one that it begins with. */
export function sentText({ text, marks }: Typed): string {
  const known = marks.filter(({ shown }) => text.includes(shown)).toSorted((a, b) => b.shown.length - a.shown.length);
  if (known.length === 0) return text.trim();
  const names = new RegExp(known.map(({ shown }) => escaped(shown)).join('|'), 'gu');
  const sentOf = new Map(known.map(({ shown, sent }) => [shown, sent]));
  // A name at which letters go on is another word.
  return text
    .replace(names, (shown, at: number, whole: string) =>
      /[\p{L}\p{N}]/u.test(whole[at + shown.length] ?? '') ? shown : (sentOf.get(shown) ?? shown),
    )
    .trim();
}

/** A message as it is typed again, for a change. @param nameOf the name of a part; null for one without a name */
export function typedFrom(
  text: string,
  nameOf: (part: { type: 'User' | ChatLinkType; id: string }) => string | null,
): Typed {
  const marks: Mark[] = [];
  const shown = messageParts(text).map((part) => {
    if (part.kind !== 'person' && part.kind !== 'link') return part.text;
    const name = nameOf(part.kind === 'person' ? { type: 'User', id: String(part.id) } : part);
    if (name === null) return part.text;
    const mark = { shown: `${part.kind === 'person' ? '@' : '#'}${name}`, sent: part.text };
    marks.push(mark);
    return mark.shown;
  });
  return { text: shown.join(''), marks };
}

/** What is searched for at the caret: the sign, and the letters behind it. `from` is where the sign stands. */
export type Searched = { sign: '@' | '#'; text: string; from: number };

/** @returns null unless the caret stands behind `@` or `#` and at most three words of a name */
export function searchedAt(text: string, caret: number): Searched | null {
  const before = text.slice(0, caret);
  const match = /(?:^|[\s(])([@#])([^@#\n]{0,40})$/u.exec(before);
  if (!match) return null;
  const [, sign, letters = ''] = match;
  if (letters.startsWith(' ') || letters.split(' ').length > 3) return null;
  return { sign: sign as '@' | '#', text: letters, from: caret - letters.length - 1 };
}

/** Puts a person or thing in the place of what was searched for. @returns the caret behind it as well */
export function withMark({ text, marks }: Typed, { from, text: letters }: Searched, mark: Mark) {
  const end = from + 1 + letters.length;
  const rest = text.slice(end);
  const space = rest.startsWith(' ') ? '' : ' ';
  const typed: Typed = {
    text: `${text.slice(0, from)}${mark.shown}${space}${rest}`,
    marks: [...marks.filter(({ shown }) => shown !== mark.shown), mark],
  };
  return { typed, caret: from + mark.shown.length + 1 };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
