/** Words of translated German that hide the subject or the action of a sentence, each with what to write instead. */
export const forbiddenWords: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\bwho(?:so)?ever\b/gi, instead: 'name the person: the caller, the reader, the owner' },
  { pattern: /\b(?:what|which)(?:so)?ever\b/gi, instead: 'name the thing, or write "any", "every"' },
  { pattern: /\b(?:no|some|any)body(?:'s)?\b/gi, instead: 'name the person, or write "no user", "another person"' },
  {
    pattern: /\b(?:is|are|was|were|be|for|has|have|had|with|of) none\b/gi,
    instead: 'write "is not a …", "without …", "has no …"',
  },
  { pattern: /\bnone (?:of|is|are|was|were|that|there|at)\b/gi, instead: 'write "no …"' },
  { pattern: /\bbesides\b/gi, instead: 'write "in addition", "also"' },
  { pattern: /\bbeside its\b/gi, instead: 'write "in addition to its"' },
  { pattern: /\bmeanwhile\b/gi, instead: 'say what happens at that time: "during the call", "until then"' },
  {
    pattern: /\b(?:lies|lie|lying|left lying|stands|standing) (?:about|around)\b/gi,
    instead: 'write "remains", "exists"',
  },
  { pattern: /\b(?:is|are|was|were|be|been) told\b/gi, instead: 'name who tells: "the server reports …"' },
  { pattern: /\b(?:is|are|was|were|be|been) said\b/gi, instead: 'name who says: "the message names …"' },
  { pattern: /\b(?:said|told) (?:of|about)\b/gi, instead: 'name who says it' },
  { pattern: /\bso to speak\b/gi, instead: 'leave it out' },
  { pattern: /\bis let in\b|\bare let in\b/gi, instead: 'write "may run", "may enter"' },
  { pattern: /\b(?:him|her)self\b|\bhe\b|\bshe\b|\bhis\b/gi, instead: 'name the role: the user, the owner, the guard' },
];

/** A forbidden word in a text, with its line. */
export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** The comments of a source text, with all other characters blanked, so that lines keep their numbers. */
export function commentsOf(source: string): string {
  // Strings come first, so that slashes inside of them begin no comment.
  const token = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g;
  let comments = '';
  let end = 0;
  for (const { 0: text, index } of source.matchAll(token)) {
    comments += blanked(source.slice(end, index)) + (text.startsWith('/') ? text : blanked(text));
    end = index + text.length;
  }
  return comments + blanked(source.slice(end));
}

/** The prose of a Markdown text: without code. */
export function proseOf(markdown: string): string {
  return markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, blanked);
}

/** The forbidden words of a text. Quoted words do not count, because a text may speak of a word. */
export function findingsIn(text: string): Finding[] {
  const unquoted = text.replace(/`[^`\n]*`|"[^"\n]{1,40}"/g, blanked);
  return forbiddenWords
    .flatMap(({ pattern, instead }) =>
      [...unquoted.matchAll(pattern)].map((match) => ({
        line: unquoted.slice(0, match.index).split('\n').length,
        word: match[0],
        instead,
      })),
    )
    .sort((first, second) => first.line - second.line);
}

function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
