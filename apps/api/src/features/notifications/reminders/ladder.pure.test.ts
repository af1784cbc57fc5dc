import { describe, expect, it } from 'vitest';
import { type Deadline, decisionReminders, dueStep, leftUntil, stepsOf } from './ladder.ts';

const at = (text: string) => new Date(text);
const submission: Deadline = { kind: 'submission', day: '2027-03-30', clock: '12:00' };
const questions: Deadline = { kind: 'questions', day: '2026-10-26', clock: null };
const longAgo = at('2026-01-01T00:00:00Z');

describe('the reminders of a deadline', () => {
  it('come 7, 3 and 1 days before at its own hour and 4 hours before, over the change of the clocks in spring', () => {
    expect(stepsOf(submission).map(({ name, at: moment }) => [name, moment.toISOString()])).toEqual([
      ['7d', '2027-03-23T11:00:00.000Z'],
      ['3d', '2027-03-27T11:00:00.000Z'],
      ['1d', '2027-03-29T10:00:00.000Z'],
      ['4h', '2027-03-30T06:00:00.000Z'],
    ]);
  });

  it('come at eight of a day without a time, over the change in autumn', () => {
    expect(stepsOf(questions).map(({ name, at: moment }) => [name, moment.toISOString()])).toEqual([
      ['7d', '2026-10-19T06:00:00.000Z'],
      ['3d', '2026-10-23T06:00:00.000Z'],
      ['1d', '2026-10-25T07:00:00.000Z'],
    ]);
  });

  it('are the last that is due; those before the Chance was there, too late or over are left out', () => {
    const due = (now: string, since = longAgo) => dueStep(submission, { now: at(now), since })?.name ?? null;
    expect(due('2027-03-23T10:59:59Z')).toBeNull();
    expect(due('2027-03-23T11:00:00Z')).toBe('7d');
    expect(due('2027-03-24T00:00:00Z')).toBeNull();
    expect(due('2027-03-29T10:05:00Z')).toBe('1d');
    expect(due('2027-03-29T10:05:00Z', at('2027-03-29T10:01:00Z'))).toBeNull();
    expect(due('2027-03-30T06:00:00Z')).toBe('4h');
    expect(due('2027-03-30T10:00:00Z')).toBeNull();
  });

  it('say how far away it is as people do', () => {
    expect(leftUntil(submission, at('2027-03-27T11:00:00Z'))).toEqual({ unit: 'days', count: 3 });
    expect(leftUntil(submission, at('2027-03-30T06:00:00Z'))).toEqual({ unit: 'hours', count: 4 });
    expect(leftUntil(questions, at('2026-10-25T07:00:00Z'))).toEqual({ unit: 'days', count: 1 });
  });
});

describe('the reminders of a decision', () => {
  it('come after one, two and three days at the same hour in Berlin', () => {
    expect(decisionReminders(at('2026-10-24T08:00:00Z')).map((moment) => moment.toISOString())).toEqual([
      '2026-10-25T09:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
      '2026-10-27T09:00:00.000Z',
    ]);
  });
});
