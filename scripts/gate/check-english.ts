import { readFileSync } from 'node:fs';
import { commentsOf, findingsIn, proseOf } from './english.ts';
import { conclude, projectFiles } from './source-files.ts';

/** Comments and docs name the subject and use active verbs. Counts the words that hide both, and holds them at zero. */
const sources = /(?<!\.gen)\.(?:ts|tsx|mjs|css|prisma|sql)$/;
/** History keeps its words. */
const exempt = /^(?:CHANGELOG\.md|packages\/db\/migrations\/|scripts\/gate\/english)|\/generated\//;

const problems: string[] = [];
const files = projectFiles().filter((path) => !exempt.test(path) && (sources.test(path) || path.endsWith('.md')));
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  for (const { line, word, instead } of findingsIn(path.endsWith('.md') ? proseOf(text) : commentsOf(text)))
    problems.push(`${path}:${line}: "${word.replace(/\s+/g, ' ')}": ${instead}`);
}

conclude('english', problems, files.length);
