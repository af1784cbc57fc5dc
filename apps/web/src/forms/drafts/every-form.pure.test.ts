import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Forms with one word to type or one choice, which is quickly made anew. */
const short = [
  'features/accounts/profile/name-form.tsx',
  'features/accounts/tokens/create-token-dialog.lazy.tsx',
  'features/bid-decisions/add-organization-dialog.lazy.tsx',
  'features/chance/lots/link-lot-dialog.tsx',
  'features/scenarios/create-scenario-dialog.tsx',
  'features/scenarios/rename-scenario-dialog.tsx',
];

it('every form keeps what is typed through a reload or an ended session, unless one word is all that is typed', () => {
  const root = new URL('../..', import.meta.url);
  const forms = globSync('features/**/*.tsx', { cwd: root.pathname }).filter((file) => !file.includes('.test.'));
  const without = forms.filter((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    const count = text.split('useSchemaForm(').length + text.split('useSchemaForm<').length - 2;
    const kept = text.match(/\b(draftKey|hasOwnDraft)\b/g)?.length ?? 0;
    return count > kept;
  });
  expect(forms.length).toBeGreaterThan(300);
  expect(without.toSorted()).toEqual(short);
});
