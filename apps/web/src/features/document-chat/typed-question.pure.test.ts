import { limits } from '@zuschlag/validation/limits';
import { expect, it } from 'vitest';
import { nextPlace } from './typed-question.ts';

it('counts the questions of a conversation, so that a reload asks the same one again', () => {
  expect([nextPlace(0), nextPlace(1), nextPlace(limits.shownQuestions - 1)]).toEqual([0, 1, limits.shownQuestions - 1]);
});

it('gives each question of a full conversation a place of its own, which the server accepts', () => {
  const now = Date.parse('2026-11-27T00:30:00Z');
  const places = [0, 1_000, 2_000].map((later) => nextPlace(limits.shownQuestions, now + later));
  expect(new Set(places).size).toBe(3);
  for (const place of places) {
    expect(place).toBeGreaterThanOrEqual(limits.shownQuestions);
    expect(place).toBeLessThanOrEqual(999_999_999);
  }
});
