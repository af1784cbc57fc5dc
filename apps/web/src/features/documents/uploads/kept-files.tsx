import { useLingui } from '@lingui/react/macro';
import { documentTypeMessages } from '@zuschlag/i18n/documents/document-messages';
import { FileLine } from '@zuschlag/ui/fields/file-drop';
import { Select } from '@zuschlag/ui/lists/select';
import { documentTypes } from '@zuschlag/validation/documents/document-vocabulary';
import type { NewChanceFile } from '../../../app/features/feature.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Files that a draft brought back. */
export function KeptFiles({
  files,
  onChange,
}: {
  files: readonly NewChanceFile[];
  onChange: (files: NewChanceFile[]) => void;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className="grid" aria-label={t`Schon gesendete Dateien`}>
      {files.map((one) => (
        <li key={one.fileId} className="grid gap-1 border-b py-1.5 last:border-b-0">
          <FileLine
            name={one.name}
            onRemove={() => onChange(files.filter((other) => other !== one))}
            removeLabel={t`Entfernen:`}
          />
          <div className="w-60 max-w-full pl-7">
            <Select
              label={t`Art von ${one.name}`}
              isLabelHidden
              items={documentTypes.map((id) => ({ id, label: documentTypeMessages[id][locale] }))}
              value={one.type}
              onChange={(type) => onChange(files.map((other) => (other === one ? { ...one, type } : other)))}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
