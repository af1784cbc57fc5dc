import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from '@zuschlag/extraction/extract';
import type { Extracted, Found } from '@zuschlag/extraction/extracted';
import type { Notice } from '@zuschlag/extraction/notices/notice';
import { readNotice } from '@zuschlag/extraction/notices/read-notice';
import { readDocument } from '@zuschlag/reading/read-document';
import { type Layout, layouts, printed } from './extraction/printed-notice.ts';

/**
 * How right the fields are that an import reads: every sample notice of one lot printed as PDF in three layouts, one of
 * them never used for tuning, read back and laid beside the notice itself. For each field right, wrong and empty, and how
 * right the values of each band of confidence are. SAMPLE_DATA names the folder of the samples.
 */
type Field =
  | 'title'
  | 'authority'
  | 'reference'
  | 'submission'
  | 'time'
  | 'questions'
  | 'start'
  | 'end'
  | 'weights'
  | 'state';
type Verdict = { field: Field; layout: Layout; confidence: number | null; is: 'right' | 'wrong' | 'empty' };
const goals: { readonly [field in Field]: number } = {
  ...{ title: 0.9, authority: 0.9, reference: 0.95, submission: 0.95, time: 0.95, questions: 0.9 },
  ...{ start: 0.9, end: 0.9, weights: 0.95, state: 0.9 },
};
const bands = [0, 0.6, 0.75, 0.85, 0.92, 1.01] as const;
const fewest = 30;

const samples = process.env.SAMPLE_DATA;
if (!samples) {
  console.log('SAMPLE_DATA names no folder with notices: nothing to read.');
  process.exit(0);
}
const notices = ['ted-notices-de', 'eforms-de'].flatMap((folder) =>
  readdirSync(path.join(samples, folder))
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => readNotice(readFileSync(path.join(samples, folder, name), 'utf8')) ?? [])
    .filter(({ lots }) => lots.length === 1),
);
const verdicts: Verdict[] = [];
for (const notice of notices)
  for (const layout of layouts) {
    const text = await readDocument('pdf', await printed(notice, layout));
    verdicts.push(...judged(notice, extract([text]), layout));
  }

console.log(`${notices.length} notices of one lot, printed in ${layouts.length} layouts`);
let isGood = true;
for (const layout of layouts) {
  console.log(`\n${layout}${layout === 'table' ? ' (never used for tuning)' : ''}${' '.repeat(8)}right  wrong  empty`);
  for (const field of Object.keys(goals) as Field[]) {
    const own = verdicts.filter((one) => one.layout === layout && one.field === field);
    if (own.length === 0) continue;
    const count = (is: Verdict['is']) => own.filter((one) => one.is === is).length;
    const share = count('right') / own.length;
    const isMissed = layout === 'table' && share < goals[field];
    if (isMissed) isGood = false;
    const figures = (['right', 'wrong', 'empty'] as const).map((is) => String(count(is)).padStart(6)).join(' ');
    const goal = isMissed ? `  MISSED: at least ${(goals[field] * 100).toFixed(0)} %` : '';
    console.log(`  ${field.padEnd(12)}${figures}  ${(share * 100).toFixed(0).padStart(4)} %${goal}`);
  }
}
console.log('\nconfidence: stated, and how many of the values are right');
for (const [at, from] of bands.slice(0, -1).entries()) {
  const to = bands[at + 1] ?? 1;
  const own = verdicts.filter(({ confidence }) => confidence !== null && confidence >= from && confidence < to);
  if (own.length === 0) continue;
  const stated = own.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / own.length;
  const right = own.filter(({ is }) => is === 'right').length / own.length;
  const note =
    own.length < fewest ? ' (too few to count)' : Math.abs(stated - right) > 0.05 ? '  MISSED: within 5 points' : '';
  if (own.length >= fewest && Math.abs(stated - right) > 0.05) isGood = false;
  console.log(
    `  ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}  ${own.length} values, ${stated.toFixed(2)}, ${right.toFixed(2)}${note}`,
  );
}
const confident = verdicts.filter(({ is, confidence }) => is === 'wrong' && (confidence ?? 0) >= 0.6).length;
const wrong = verdicts.filter(({ is }) => is === 'wrong').length + confident;
console.log(`wrong, the confident ones twice: ${wrong} of ${verdicts.length}`);
process.exit(isGood ? 0 : 1);

function judged(notice: Notice, found: Extracted, layout: Layout): Verdict[] {
  const [lot] = notice.lots;
  const { submission } = found;
  const verdict = <Value>(
    field: Field,
    expected: string | null | undefined,
    values: Found<Value>[],
    text: (value: Value) => string | null,
  ) => {
    const [first] = values;
    const read = first ? text(first.value) : null;
    if (!expected && read === null) return [];
    const is = read === null ? 'empty' : isSame(read, expected ?? '') ? 'right' : 'wrong';
    return [{ field, layout, confidence: read === null ? null : (first?.confidence ?? null), is } satisfies Verdict];
  };
  const weights = lot?.criteria.every(({ measure, weight }) => measure === 'PERCENT' && weight !== null)
    ? lot.criteria.filter(({ kind }) => kind !== 'QUALITY').reduce((sum, { weight }) => sum + (weight ?? 0), 0)
    : null;
  const province = lot?.sites.find((site) => site.province)?.province ?? null;
  return [
    ...verdict('title', notice.title, found.title, (title) => title),
    ...verdict('authority', notice.buyer.name, found.authority, (name) => name),
    ...verdict('reference', notice.reference, found.reference, (number) => number),
    ...verdict('submission', lot?.submission?.day, submission, ({ day }) => day),
    ...verdict('time', lot?.submission?.time, submission, ({ time }) => time),
    ...verdict('questions', lot?.questions?.day, found.questions, ({ day }) => day),
    ...verdict('start', lot?.start, found.start, (day) => day),
    ...verdict('end', lot?.end, found.end, (day) => day),
    ...(lot?.criteria.length
      ? verdict('weights', weights === null ? null : String(weights), found.criteria, ({ fits }) =>
          fits ? String(fits.price) : null,
        )
      : []),
    ...verdict('state', province, found.province, (one) => one),
  ];
}

/** A name may be cut where an address begins. */
function isSame(read: string, expected: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[\s.,;–-]+/g, ' ')
      .trim()
      .toLowerCase();
  const [one, other] = [plain(read), plain(expected)];
  return one === other || (one.length > 12 && other.startsWith(one));
}
