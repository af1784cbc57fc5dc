/** A person as a text can mention that person. */
export type Mentionable = { id: number; firstname: string; lastname: string; organization: string };

/** A piece of a text: words as they are, or a person. */
export type MentionPart = { text: string } | { userId: number };

/** How a mention is stored: `@User:12`. */
const stored = /@User:(\d{1,9})(?!\d)/g;

export function mentionOf(userId: number): string {
  return `@User:${userId}`;
}

/** The people whom a stored text mentions, each once, in the order of the text. */
export function mentionedUserIds(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(stored), ([, id]) => Number(id)))];
}

/** A stored text in pieces, in the order of the text; empty pieces are left out. */
export function mentionParts(text: string): MentionPart[] {
  let end = 0;
  const parts = Array.from(text.matchAll(stored)).flatMap((match): MentionPart[] => {
    const words = text.slice(end, match.index);
    end = match.index + match[0].length;
    return [{ text: words }, { userId: Number(match[1]) }];
  });
  return [...parts, { text: text.slice(end) }].filter((part) => !('text' in part) || part.text !== '');
}

/** The name by which each person is mentioned; the organization, then the id tells people of one name apart. */
export function mentionNames(people: readonly Mentionable[]): Map<number, string> {
  const plain = (one: Mentionable) => `${one.firstname} ${one.lastname}`;
  const withOrganization = (one: Mentionable) => `${plain(one)} (${one.organization})`;
  const isAlone = (one: Mentionable, nameOf: (one: Mentionable) => string) =>
    people.every((other) => other.id === one.id || fold(nameOf(other)) !== fold(nameOf(one)));
  return new Map(
    people.map((one) => {
      if (isAlone(one, plain)) return [one.id, plain(one)];
      return [one.id, isAlone(one, withOrganization) ? withOrganization(one) : `${plain(one)} (${one.id})`];
    }),
  );
}

/**
 * Turns the names after an `@` into stored mentions. Of two names that both fit the longer one counts; a name that goes on
 * in letters or digits is another word, and an `@` in the middle of a word belongs to an address.
 */
export function storedMentions(text: string, people: readonly Mentionable[]): string {
  const names = [...mentionNames(people)].sort(([, one], [, other]) => other.length - one.length);
  let told = '';
  let rest = text;
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    told += rest.slice(0, at);
    rest = rest.slice(at + 1);
    const found = /[\p{L}\p{N}._-]$/u.test(told) ? undefined : names.find(([, name]) => beginsWith(rest, name));
    told += found ? mentionOf(found[0]) : '@';
    rest = rest.slice(found ? found[1].length : 0);
  }
  return told + rest;
}

/** A stored text with names in place of the ids, as a field for text shows it; unknown people stay as they are stored. */
export function readableMentions(text: string, nameOf: (userId: number) => string | undefined): string {
  return text.replace(stored, (whole, id: string) => {
    const name = nameOf(Number(id));
    return name === undefined ? whole : `@${name}`;
  });
}

function beginsWith(text: string, name: string): boolean {
  return fold(text.slice(0, name.length)) === fold(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}

function fold(text: string): string {
  return text.toLocaleLowerCase('de');
}
