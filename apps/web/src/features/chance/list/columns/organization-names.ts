/**
 * The words by which the organizations of a tenant differ: without the words with which all of them begin.
 *
 * @returns under each name its shorter form; the name itself where nothing would be left
 */
export function distinguishingNames(names: readonly string[]): (name: string) => string {
  const words = [...new Set(names)].map((name) => name.trim().split(/\s+/));
  const [first = []] = words;
  const begun = words.length < 2 ? 0 : first.findIndex((word, at) => !words.every((other) => other[at] === word));
  const common = begun < 0 ? first.length : begun;
  return (name) => name.trim().split(/\s+/).slice(common).join(' ') || name;
}
