import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup/prepare.mjs';
import { projectFiles } from './source-files.ts';

const rows = readFileSync(path.join(root, 'docs/assumptions.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const files = projectFiles(root);

/** `web/forms` and `forms` are apps/web/src/forms; `validation/limits.ts` and `validation/src/limits.ts` are one file of a package. */
function isThere(place: string): boolean {
  const [first = '', ...rest] = place.split('/');
  const below = rest.filter((part, at) => at > 0 || part !== 'src').join('/');
  const whole = [`apps/${first}/src/${below}`, `packages/${first}/src/${below}`, `apps/api/src/${place}`];
  return files.some((file) => whole.some((one) => file === one || file.startsWith(`${one}/`)));
}

it('each assumption has a number of its own and names code that exists', () => {
  const numbers = rows.map(([, number]) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const gone = rows.flatMap((cells) =>
    [...(cells.at(-2) ?? '').matchAll(/`([^`]*\/[^`]*)`/g)].flatMap(([, place = '']) =>
      isThere(place) ? [] : [`${cells[1]}: ${place}`],
    ),
  );
  expect(gone).toEqual([]);
});
