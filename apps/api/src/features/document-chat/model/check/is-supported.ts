import { areFiguresIn, figuresIn } from './figures.ts';
import { languageOf } from './language.ts';
import { areNamesIn, isDenied, shareIn } from './names.ts';

const LONGEST = 600;
/** So many of the words of a sentence stand in what it cites, when both are of one language. */
const LEAST_SHARE = 0.6;
// Links and tags as a page would show them, and signs that hide or turn text.
const markup = /\]\(|<\/?[a-z!]|`|[\p{Cc}\p{Cf}\p{Co}]/iu;

/**
 * Whether the passages that a sentence cites say it, as far as a program can tell: each number, date, amount, file number,
 * link and name of it stands there, it denies exactly what each of them denies, and most of its words are theirs. A sentence
 * in another language than its passages is held to the former alone, and has to be in the language of the question: no
 * passage can then choose the language that is checked less.
 */
export function isSupported(sentence: string, cited: readonly string[], question: string): boolean {
  if (cited.length === 0 || sentence.length > LONGEST || !/\p{L}/u.test(sentence) || markup.test(sentence))
    return false;
  const language = languageOf(sentence);
  const said = figuresIn(sentence, language);
  const sources = cited.map((text) => figuresIn(text, languageOf(text)));
  if (!areFiguresIn(said, sources) || !areNamesIn(said.rest, cited)) return false;
  // One passage that denies would otherwise lend its words, and another one its yes.
  if (!cited.every((text) => isDenied(text) === isDenied(sentence))) return false;
  const inLanguage = cited.filter((text) => languageOf(text) === language);
  return inLanguage.length === 0 ? language === languageOf(question) : shareIn(said.rest, cited) >= LEAST_SHARE;
}
