import { useLingui } from '@lingui/react/macro';
import { fileNoteText } from '@zuschlag/i18n/messages/configuration-file-notes';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ConfigurationImport, FileNote } from '@zuschlag/validation/configuration/imports';
import { useFileReader } from './file-reader.ts';

/** What the file holds and the plan does not, or what the plan holds and the file does not say. */
const surprising: readonly FileNote['code'][] = [
  'ROWS_BELOW_SKIPPED',
  'HIDDEN_ROWS_SKIPPED',
  'HIDDEN_COLUMNS_READ',
  'COLUMNS_ZERO',
  'FORMULA_VALUES_READ',
  'OTHER_SHEETS_SKIPPED',
];

/** How the file was read, and what was left out. */
export function FileNotes({ import: { table, notes } }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const reader = useFileReader(table);
  if (notes.length === 0) return null;
  const isSurprising = notes.some(({ code }) => surprising.includes(code));
  return (
    <Banner tone={isSurprising ? 'warn' : 'info'} title={t`So wurde die Datei gelesen`}>
      <ul className="mt-1 grid gap-0.5">
        {notes.map((note) => (
          <li key={note.code}>{fileNoteText(note, reader)}</li>
        ))}
      </ul>
    </Banner>
  );
}
