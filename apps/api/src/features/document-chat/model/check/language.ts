export type Language = 'de' | 'en';

const english = new Set(
  'the of and is are was were be been must shall will may can to from until for with within by on in at not no a an it its this that there has have each every than per'.split(
    ' ',
  ),
);
const german = new Set(
  'der die das den dem des und ist sind wird werden wurde muss müssen soll sollen kann können zu zum zur von vom bis für mit innerhalb durch auf im am nicht kein keine ein eine einen einem einer es dies dass hat haben je pro bei nach als oder'.split(
    ' ',
  ),
);

/** The language of a text by its small words; German where they do not tell. */
export function languageOf(text: string): Language {
  let balance = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (english.has(word)) balance += 1;
    if (german.has(word)) balance -= 1;
  }
  return balance > 0 ? 'en' : 'de';
}

/** Whether a word only joins others: it names nothing. */
export function isSmallWord(word: string): boolean {
  const small = word.toLowerCase();
  return english.has(small) || german.has(small);
}
