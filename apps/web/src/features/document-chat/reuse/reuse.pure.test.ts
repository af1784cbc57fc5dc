import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { describe, expect, it } from 'vitest';
import { plainMarkdown } from './answer-text.ts';
import { foundDays } from './found-values.ts';
import { fieldsFor } from './offered-fields.ts';

const answerOf = (...texts: string[]) =>
  ({ sentences: texts.map((text) => ({ text, sources: [1] })) }) as unknown as DocumentAnswer;

describe('the days of an answer', () => {
  it('are read in each spelling, once, with the time beside them', () => {
    const answer = answerOf(
      'Angebote sind bis zum 12.03.2027, 12:00 Uhr einzureichen; Fragen bis 1. März 2027.',
      'The visit is on 3 May 2027 at 9:30. Die Frist endet am 12. 3. 2027.',
    );
    expect(foundDays(answer)).toEqual([
      { day: '2027-03-12', time: '12:00' },
      { day: '2027-03-01', time: null },
      { day: '2027-05-03', time: '09:30' },
    ]);
  });

  it('are real ones: no 31 February, no price, no section of a law', () => {
    expect(foundDays(answerOf('Am 31.02.2027 nach § 12.3.2 für 12.03 Euro; um 25:00 am 2. Quartal 2027.'))).toEqual([]);
    expect(foundDays(answerOf('Am 12.03.2027 um 25:00 Uhr.'))).toEqual([{ day: '2027-03-12', time: null }]);
  });
});

describe('a text of a document in a task', () => {
  it('formats nothing and leads nowhere', () => {
    expect(plainMarkdown('# *Siehe* [hier](https://a.example) www.b.example, x@c.example\n1. Los')).toBe(
      '\\# \\*Siehe\\* [hier]\\(https:\\//a.example) www\\.b.example, x\\@c.example\n1\\. Los',
    );
  });
});

describe('the fields that are offered', () => {
  it('are those that the state leaves open, and those that a private Chance has', () => {
    const open = { details: false, deadlines: true, additionalText: false };
    expect(fieldsFor('text', open, false)).toEqual([]);
    expect(fieldsFor('day', open, false)).toContain('deadline.questions');
    expect(fieldsFor('day', open, true)).not.toContain('deadline.questions');
    expect(fieldsFor('day', { ...open, details: true }, false)).toContain('contract.startDate');
  });
});
