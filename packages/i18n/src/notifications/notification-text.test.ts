import { describe, expect, it } from 'vitest';
import { notificationText } from './notification-text.ts';

describe('the sentence of a notification', () => {
  it.each([
    ['Bitte klären.', 'wurde abgelehnt: Bitte klären. Bitte neu kalkulieren.'],
    ['Warum so viel?', 'wurde abgelehnt: Warum so viel? Bitte neu kalkulieren.'],
    ['Zu wenig', 'wurde abgelehnt: Zu wenig. Bitte neu kalkulieren.'],
    ['Version 1.2. Bitte', 'wurde abgelehnt: Version 1.2. Bitte. Bitte neu kalkulieren.'],
  ])('takes a comment that ends with or without a mark: %s', (comment, expected) => {
    const text = notificationText(
      { kind: 'MARGIN_REJECTED', variant: 'own', values: { tender: 'Pforte', comment } },
      'de',
    );
    expect(text).toBe(`Die Marge Ihrer Leistungen in „Pforte“ ${expected}`);
  });

  it('ends once where the reason ends its sentence', () => {
    const values = { tender: 'Pforte', reason: 'Sie ging an den Vorgänger.' };
    expect(notificationText({ kind: 'CHANCE_CLOSED', variant: 'lost', values }, 'en')).toBe(
      '“Pforte” was lost: Sie ging an den Vorgänger.',
    );
  });
});
