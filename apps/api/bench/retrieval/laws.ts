import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchText } from '@zuschlag/reading/process/reader-answer';
import { type Passage, passagesOf } from '@zuschlag/reading/search/passages';
import { wordCounts } from '@zuschlag/reading/search/word-counts';
import type { Block } from '@zuschlag/reading/text-with-places';

/** The laws of a folder as documents: headings by their number signs, paragraphs by blank lines. */
export function lawsIn(folder: string): { name: string; search: SearchText }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const blocks = blocksOf(readFileSync(path.join(folder, name), 'utf8'));
      const passages = passagesOf([{ kind: 'body', number: 1, name: null, page: null, source: 'TEXT', blocks }]);
      const { words, lengths } = wordCounts(passages);
      return { name: name.replace(/\.md$/, ''), search: { passages, lengths, words: JSON.stringify(words) } };
    });
}

/** The section that a passage belongs to, as "§ 34a"; empty before the first one. */
export function sectionOf({ heading }: Pick<Passage, 'heading'>): string {
  return [...heading.matchAll(/§ (\d+[a-z]?)/g)].at(-1)?.[0] ?? '';
}

function blocksOf(text: string): Block[] {
  const body = text.replace(/^---[\s\S]*?\n---\n/, '');
  return body.split(/\n\s*\n/).flatMap((piece): Block[] => {
    const plain = piece.replace(/\s+/g, ' ').trim();
    const [, signs, title] = /^(#+) (.*)$/.exec(plain) ?? [];
    if (signs && title) return [{ kind: 'heading', level: signs.length, number: null, text: title, words: [] }];
    return plain === '' ? [] : [{ kind: 'paragraph', text: plain, words: [] }];
  });
}
