import type { Notice, NoticeLot, NoticeMoment } from './notice.ts';
import { numbersOf } from './notice-document.ts';

/** One value that a later version of a notice states differently; `days`: how far a day moved, later is positive. */
export type NoticeChange = {
  /** null: the whole notice */
  lotId: string | null;
  field: string;
  before: unknown;
  after: unknown;
  days: number | null;
};

const ofNotice = ['title', 'reference', 'procedure', 'documentsUrl', 'submissionUrl', 'estimatedValue'] as const;
const ofLot = [
  'title',
  'description',
  'submission',
  'participation',
  'questions',
  'opening',
  'bindingUntil',
  'bindingFor',
  'start',
  'end',
  'duration',
  'renewals',
  'options',
  'criteria',
  'sites',
  'estimatedValue',
] as const satisfies readonly (keyof NoticeLot)[];

/** Whether two notices speak of the same procedure: the same notice again, or one that names the other. */
export function isSameProcedure(one: Notice, other: Notice): boolean {
  const known = new Set(numbersOf(one));
  return numbersOf(other).some((name) => known.has(name));
}

/** What a later version states differently, lot by lot; a lot that came or went is one change of the field `lot`. */
export function noticeChanges(before: Notice, after: Notice): NoticeChange[] {
  const changes = ofNotice.flatMap((field) => changeOf(null, field, before[field], after[field]));
  const lots = new Map(before.lots.map((lot) => [lot.id, lot]));
  for (const lot of after.lots) {
    const known = lots.get(lot.id);
    lots.delete(lot.id);
    if (known) changes.push(...ofLot.flatMap((field) => changeOf(lot.id, field, known[field], lot[field])));
    else changes.push({ lotId: lot.id, field: 'lot', before: null, after: lot.title, days: null });
  }
  for (const lot of lots.values())
    changes.push({ lotId: lot.id, field: 'lot', before: lot.title, after: null, days: null });
  return changes;
}

function changeOf(lotId: string | null, field: string, before: unknown, after: unknown): NoticeChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [from, to] = [dayIn(before), dayIn(after)];
  return [{ lotId, field, before, after, days: from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : null }];
}

function dayIn(value: unknown): string | null {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  return (value as NoticeMoment | null)?.day ?? null;
}
