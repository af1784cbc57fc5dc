import { expect, it } from 'vitest';
import { privacyMarks } from './privacy-marks.ts';
import { privacyText } from './privacy-text.ts';

const schema = (lines: string) => `model Person {\n${lines}\n}`;

it('reads purpose and period of a column with personal data', () => {
  expect(privacyMarks(schema('  /// @personal signs in | until the erasure\n  email String?'))).toEqual({
    personal: [{ table: 'Person', column: 'email', purpose: 'signs in', period: 'until the erasure' }],
    problems: [],
  });
});

it.each([
  { what: 'a text', lines: '  name String' },
  { what: 'texts', lines: '  names String[]' },
  { what: 'JSON', lines: '  values Json?' },
  { what: 'bytes', lines: '  picture Bytes' },
  { what: 'a mark without a period', lines: '  /// @personal signs in\n  name String' },
  { what: 'two marks', lines: '  /// @personal signs in | a day\n  name String /// @impersonal' },
])('refuses $what without one clear mark', ({ lines }) => {
  expect(privacyMarks(schema(lines)).problems).toHaveLength(1);
});

it.each(['  kind String /// @impersonal', '  id String @db.Uuid', '  count Int', '  // name String'])(
  'accepts %s',
  (lines) => {
    expect(privacyMarks(schema(lines))).toEqual({ personal: [], problems: [] });
  },
);

it('finds each column of the schema marked, and the address of a person among them', () => {
  expect(privacyText()).toContain('| `email` | signs the person in and receives mails | until the person is erased |');
});
