import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';

/** The sentences of an answer, and below them the places where they stand. @param nameOf file and page of a source */
export function answerText({ sentences, sources }: DocumentAnswer, nameOf: (source: AnswerSource) => string): string {
  const lines = sentences.map(({ text, sources: numbers }) => `${text} ${numbers.map((one) => `[${one}]`).join('')}`);
  const names = sources.map((source) => `[${source.number}] ${nameOf(source)}`);
  return [...lines, '', ...names].join('\n');
}

/**
 * A text in which Markdown finds nothing to format. Addresses stay text: the author of a tender document must not place a
 * link in a task.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/[\\`*_<>~|@]|(?<=\])[(:]/g, String.raw`\$&`)
    .replace(/:\/\//g, String.raw`:\//`)
    .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
    .replace(/^(\s*)([#+-])/gm, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/gm, String.raw`$1\$2`);
}
