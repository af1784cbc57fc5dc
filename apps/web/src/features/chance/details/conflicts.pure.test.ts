import { expect, it } from 'vitest';
import { conflictOf, settle } from './conflicts.ts';

const original: Record<string, unknown> = {
  'description.name': 'Pforte',
  'deadline.questions': null,
  referenceNumber: null,
};
const settled = (fields: { path: string; mine: unknown; theirs: unknown }[]) =>
  settle(fields, (path) => original[path]);

it('asks only about what both have changed', () => {
  const both = { path: 'description.name', mine: 'Pforte Ost', theirs: 'Pforte West' };
  expect(settled([both])).toEqual({ taken: [], open: [both] });
});

it('takes over what only the others have changed, and keeps what only this form has', () => {
  const theirs = { path: 'deadline.questions', mine: null, theirs: '2026-12-01' };
  const mine = { path: 'description.name', mine: 'Pforte Ost', theirs: 'Pforte' };
  expect(settled([theirs, mine])).toEqual({ taken: [theirs], open: [] });
});

it('an empty text is the same as nothing', () => {
  const untouched = { path: 'referenceNumber', mine: '', theirs: 'VE 12' };
  expect(settled([untouched])).toEqual({ taken: [untouched], open: [] });
});

it('only a refusal for another version is a conflict', () => {
  const refused = (code: string, details: object) => Object.assign(new Error(code), { data: { code, details } });
  expect(conflictOf(refused('LOCKED', { currentVersion: 4 }))).toBeNull();
  expect(conflictOf(refused('CONFLICT', { currentVersion: 4 }))).toEqual({ version: 4, fields: [] });
});
