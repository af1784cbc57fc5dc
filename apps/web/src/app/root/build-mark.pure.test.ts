import { expect, it } from 'vitest';
import { buildMark } from './build-mark.ts';

it('a build is known by the names of its files, whatever else the page says', () => {
  const page =
    '<link href="/assets/b-2.css"><script src="/first-paint.js"></script><script src="/assets/a-1.js"></script>';
  expect(buildMark(page)).toBe('/assets/a-1.js /assets/b-2.css');
  expect(buildMark(page.replace('a-1', 'a-9'))).not.toBe(buildMark(page));
});

it('a page without files of a build has no mark', () => {
  expect(buildMark('<h1>Wartung</h1>')).toBe('');
});
