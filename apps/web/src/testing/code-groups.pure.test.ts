import { expect, it } from 'vitest';
import { type SourceModule, sharedParts } from '../../code-groups.ts';

const pageOf = (name: string) => `/src/routes/_signed-in/${name}.tsx?tsr-split=component`;
const big = 'x'.repeat(20_000);

function module(id: string, importedIds: string[] = [], code = ''): SourceModule {
  return { id, importedIds, code, isEntry: id === '/index.html' };
}
const part = (id: string, parts: string[][]) => parts.findIndex((ids) => ids.includes(id));

it('small modules of several pages become one file, and what one page needs alone stays with it', () => {
  const parts = sharedParts([
    module('/index.html', ['/base.ts']),
    module('/base.ts'),
    module(pageOf('a'), ['/base.ts', '/one.ts', '/two.ts']),
    module(pageOf('b'), ['/base.ts', '/one.ts', '/two.ts']),
    module(pageOf('c'), ['/base.ts', '/one.ts', '/own.ts']),
    module('/one.ts'),
    module('/two.ts'),
    module('/own.ts'),
  ]);
  expect(parts.map((ids) => ids.toSorted())).toEqual([['/one.ts', '/two.ts']]);
});

it('a page does not get large code of other pages', () => {
  const parts = sharedParts([
    module(pageOf('a'), ['/one.ts', '/form.ts']),
    module(pageOf('b'), ['/one.ts', '/form.ts']),
    module(pageOf('c'), ['/one.ts']),
    module('/one.ts'),
    module('/form.ts', [], big),
  ]);
  expect(part('/form.ts', parts)).not.toBe(part('/one.ts', parts));
});

it('a file does not bring large code by what it imports', () => {
  const parts = sharedParts([
    module(pageOf('a'), ['/one.ts', '/field.ts']),
    module(pageOf('b'), ['/one.ts', '/field.ts']),
    module(pageOf('c'), ['/one.ts']),
    module('/one.ts'),
    module('/field.ts', ['/form.ts']),
    module('/form.ts', [], big),
  ]);
  expect(part('/field.ts', parts)).not.toBe(part('/one.ts', parts));
});

it('a page without a session gets no code of those behind the sign-in', () => {
  const signIn = '/src/routes/login.tsx?tsr-split=component';
  const parts = sharedParts([
    module(signIn, ['/field.ts']),
    module(pageOf('a'), ['/field.ts', '/shell.ts']),
    module(pageOf('b'), ['/field.ts', '/shell.ts']),
    module('/field.ts'),
    module('/shell.ts'),
  ]);
  expect(part('/shell.ts', parts)).not.toBe(part('/field.ts', parts));
});

it('what a page names of a collection counts, not all of it', () => {
  const ui = '/packages/ui/src/index.ts';
  const named = (name: string) => `import { ${name} } from "@zuschlag/ui";`;
  const parts = sharedParts([
    module(pageOf('a'), [ui], named('Button')),
    module(pageOf('b'), [ui], named('Button, Badge as Mark')),
    module(pageOf('c'), [ui], named('Badge')),
    module(
      ui,
      ['/packages/ui/src/button.tsx', '/packages/ui/src/badge.tsx', '/packages/ui/src/grid.tsx'],
      "export * from './button.tsx';\nexport { Badge } from './badge.tsx';\nexport * from './grid.tsx';",
    ),
    module('/packages/ui/src/button.tsx', [], 'export function Button() {}'),
    module('/packages/ui/src/badge.tsx', [], 'export function Badge() {}'),
    module('/packages/ui/src/grid.tsx', [], 'export const Grid = 1;'),
  ]);
  expect(parts.flat().toSorted()).toEqual(['/packages/ui/src/badge.tsx', '/packages/ui/src/button.tsx']);
});
