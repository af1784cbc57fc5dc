import { expect, it } from 'vitest';
import { safeReturnPath, startPath } from './start-page.ts';

const editor = { permissions: [] };

it('returns to where somebody was', () => {
  expect(safeReturnPath('/tender/c1/details?tab=2#figures', editor)).toBe('/tender/c1/details?tab=2#figures');
});

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/login?redirect=%2F',
  'tender/all',
])('starts at the landing instead of %s', (path) => {
  expect(safeReturnPath(path, editor)).toBe(startPath);
  expect(safeReturnPath(path, { permissions: ['RUN_PLATFORM'] })).toBe('/admin');
});
