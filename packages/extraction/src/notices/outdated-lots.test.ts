import { describe, expect, it } from 'vitest';
import type { Found } from '../extracted.ts';
import type { NoticeMoment } from './notice.ts';
import type { NoticeDocument } from './notice-document.ts';
import { withoutOutdatedLots } from './outdated-lots.ts';

const found = (day: string, ...parts: number[]): Found<NoticeMoment> => ({
  value: { day, time: null },
  confidence: 1,
  evidence: parts.map((part) => ({ document: 0, part, quote: day, boxes: [] })),
});
const notice = (numbers: string[], lots: string[], submission: Found<NoticeMoment>[]): NoticeDocument => ({
  ...{ format: 'txt', statedTitle: null, parts: [], notes: [] },
  ...{ numbers, exact: { submission } },
  lots: lots.map((number, at) => ({ number, title: null, part: at + 2, quote: number, span: undefined })),
});
const lotsOf = (documents: ReturnType<typeof withoutOutdatedLots>) =>
  documents.map((text) => (text && 'exact' in text ? text.lots.map(({ number }) => number) : null));
const daysOf = (documents: ReturnType<typeof withoutOutdatedLots>) =>
  documents.map((text) =>
    text && 'exact' in text
      ? text.exact.submission?.map(({ value, evidence }) => [value.day, ...evidence.map(({ part }) => part)])
      : null,
  );

describe('lots that a later notice of the procedure states anew', () => {
  const original = notice(
    ['p-1', 'n-1'],
    ['LOT-0001', 'LOT-0002', 'LOT-0003'],
    [found('2026-12-02', 2, 4), found('2026-12-03', 3), found('2026-12-01', 1)],
  );

  it('leave the earlier notice, with the values that stand with them alone', () => {
    const correction = notice(['p-1', 'n-2'], ['2', 'Los 1'], [found('2026-12-09', 2)]);
    const left = withoutOutdatedLots([original, null, correction]);
    expect(lotsOf(left)).toEqual([['LOT-0003'], null, ['2', 'Los 1']]);
    expect(daysOf(left)).toEqual([
      [
        ['2026-12-02', 4],
        ['2026-12-01', 1],
      ],
      null,
      [['2026-12-09', 2]],
    ]);
  });

  it('stay where the later notice is of another procedure', () => {
    const other = notice(['p-2'], ['LOT-0001', 'LOT-0002'], [found('2026-12-09', 2)]);
    expect(withoutOutdatedLots([original, other])).toEqual([original, other]);
  });
});
