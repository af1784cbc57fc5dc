/** The things of a Chance that a message links to, as they stand in its text: `#Service:{id}`. */
export const chatLinkTypes = ['Service', 'BidDecision', 'MarginDecision'] as const;
export type ChatLinkType = (typeof chatLinkTypes)[number];

/** A piece of a message: plain words, a person, a thing of the Chance, or an address of the web. */
export type MessagePart =
  | { kind: 'words'; text: string }
  | { kind: 'person'; id: number; text: string }
  | { kind: 'link'; type: ChatLinkType; id: string; text: string }
  | { kind: 'address'; text: string };

const marks =
  /@User:(?<person>\d{1,10})\b|#(?<type>Service|BidDecision|MarginDecision):(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b|(?<address>https?:\/\/[^\s<>"]+)/gi;

/** Reads the text of a message. The texts of the parts together are the text. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addWords = (words: string) => {
    if (words !== '') parts.push({ kind: 'words', text: words });
  };
  for (const match of text.matchAll(marks)) {
    const part = partOf(match);
    if (!part) continue;
    addWords(text.slice(end, match.index));
    parts.push(part);
    end = match.index + part.text.length;
  }
  addWords(text.slice(end));
  return parts;
}

/** The people whom a message mentions, each once. */
export function mentionedPeople(text: string): number[] {
  return [...new Set(messageParts(text).flatMap((part) => (part.kind === 'person' ? part.id : [])))];
}

function partOf({ 0: whole, groups = {} }: RegExpMatchArray): MessagePart | null {
  const { person, type, id, address } = groups;
  if (person !== undefined) return { kind: 'person', id: Number(person), text: whole };
  const linkType = chatLinkTypes.find((one) => one.toLowerCase() === type?.toLowerCase());
  if (linkType && id !== undefined) return { kind: 'link', type: linkType, id: id.toLowerCase(), text: whole };
  // What ends a sentence is not a part of the address.
  const web = address?.replace(/[.,;:!?)\]}'"]+$/u, '') ?? '';
  return URL.canParse(web) ? { kind: 'address', text: web } : null;
}
