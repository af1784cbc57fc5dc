// The seconds that each part took when they were last kept, and which parts have grown since.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./part-times.json', import.meta.url));
const tolerated = 4 / 3;
/** Parts this short vary by more than a third from one run to the next. */
const shortest = 3;

const minute = 60_000;

/**
 * When a part counts as hanging. A test may take two minutes, twice, with hooks as long (a story five; in the deep run
 * ten), and beside a busy program a part takes several times as long as on a quiet machine: what moves is left alone.
 *
 * @param {string} name of the part
 * @param {boolean} isDeep
 * @returns {import('./hanging/run-bounded.mjs').Limits}
 */
export function limitsOf(name, isDeep) {
  const kept = (keptTimes()[name] ?? 0) * 1000;
  return isDeep
    ? { quietMs: 45 * minute, wholeMs: 600 * minute }
    : { quietMs: 12 * minute, wholeMs: 30 * minute + 6 * kept };
}

/** @returns {Record<string, number>} seconds by part */
export function keptTimes() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {Record<string, number>} times seconds by part */
export function keepTimes(times) {
  const sorted = Object.entries(times).toSorted(([, one], [, other]) => other - one);
  const rounded = sorted.map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/**
 * The parts that grew by more than a third. A slow or busy machine lets all parts grow alike, so each is compared with
 * the median of all of them; fewer than five say nothing about the machine.
 *
 * @param {Record<string, number>} times seconds of the parts that ran, without those that came from the cache
 * @param {Record<string, number>} kept
 * @returns {{ name: string, seconds: number, expected: number }[]}
 */
export function grownParts(times, kept) {
  const shared = Object.entries(times).flatMap(([name, seconds]) => {
    const before = kept[name];
    return before === undefined || before < shortest ? [] : [{ name, seconds, before }];
  });
  const ratios = shared.map(({ seconds, before }) => seconds / before).sort((one, other) => one - other);
  const pace = ratios.length < 5 ? 1 : Math.max(1, ratios[Math.floor((ratios.length - 1) / 2)] ?? 1);
  return shared.flatMap(({ name, seconds, before }) => {
    const expected = before * pace;
    return seconds > expected * tolerated ? [{ name, seconds, expected }] : [];
  });
}
