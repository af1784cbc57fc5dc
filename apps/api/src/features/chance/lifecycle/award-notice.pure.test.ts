import type { Notice, NoticeAward } from '@zuschlag/extraction/notices/notice';
import { expect, it } from 'vitest';
import { besideChance } from './award-notice.ts';

const award: NoticeAward = { lotId: null, lotTitle: null, isAwarded: true, winners: [], price: 1, tenders: null };
const of = (chance: { lotNumber?: string; lotTitle?: string }, ...lots: Partial<NoticeAward>[]) => {
  const notice = { reference: 'zv-1 ', buyer: { name: null }, awards: lots.map((lot) => ({ ...award, ...lot })) };
  const described = { lotNumber: null, lotTitle: null, referenceNumber: 'ZV-1', participations: [], ...chance };
  return besideChance(described, notice as unknown as Notice);
};

it.each([
  {
    is: 'the one of the same number, however it is written',
    of: of({ lotNumber: 'Los 3' }, { lotId: 'LOT-0001' }, { lotId: 'LOT-0003' }),
    at: 1,
  },
  {
    is: 'the one of the same title',
    of: of({ lotTitle: 'Rathaus' }, { lotTitle: 'Museum' }, { lotTitle: 'RATHAUS' }),
    at: 1,
  },
  { is: 'the only one', of: of({}, { lotId: 'LOT-0003' }), at: 0 },
  { is: 'the only one where the notice has no lots', of: of({ lotNumber: '2' }, {}), at: 0 },
  {
    is: 'not the only one where that is a sibling: results are published lot by lot',
    of: of({ lotNumber: '2' }, { lotId: 'LOT-0003' }),
    at: null,
  },
  { is: 'not sure among several', of: of({}, { lotId: '1' }, { lotId: '2' }), at: null },
])('the lot of the Chance is $is', ({ of: { likelyLot, hasOtherReference }, at }) => {
  expect([likelyLot, hasOtherReference]).toEqual([at, false]);
});
