import { trailFields } from '@zuschlag/validation/chance/history/trail-fields';
import { describe, expect, it } from 'vitest';
import { actorText, actText, changeText } from './history-text.ts';

describe('the words of a history', () => {
  it('name what an entry is about', () => {
    expect(actText({ kind: 'service.addShift', about: 'Pforte' }, 'de')).toBe('hat in „Pforte“ eine Schicht angelegt');
    expect(actText({ kind: 'bidGroup.first', about: 'TW Nord' }, 'en')).toBe('decided on the bid of TW Nord');
  });

  it.each([
    [{ field: 'submission', from: '2026-11-26', to: null }, ['Abgabe', '26.11.2026', '–']],
    [{ field: 'margin', from: 0.06, to: 0.0725 }, ['Marge', '6\u00a0%', '7,25\u00a0%']],
    [{ field: 'state', from: 'editing', to: 'won' }, ['Status', 'In Bearbeitung', 'Gewonnen']],
    [{ field: 'mobile', from: true, to: false }, ['Mobil', 'ja', 'nein']],
    [{ field: 'minutes', from: null, to: 90_000 }, ['Stunden', '–', '1.500\u00a0h']],
    [{ field: 'reason', from: null, to: 'undone' }, ['Grund', '–', 'gleich darauf rückgängig gemacht']],
    [{ field: 'reason', from: null, to: 'Wertung geändert' }, ['Grund', '–', 'Wertung geändert']],
    [{ field: 'reasonForLoss', from: 'Zu teuer', to: null }, ['Erläuterung', 'Zu teuer', '–']],
    [{ field: 'type', from: 'Retired', to: 'Public' }, ['Art', 'Retired', 'Öffentlich']],
  ] as const)('show %o as %o', (change, [field, from, to]) => {
    expect(changeText(change, trailFields[change.field], 'de')).toEqual({ field, from, to });
  });

  it('call an act of the product by its name', () => {
    expect(actorText({ person: null }, 'de')).toBe('System');
  });
});
