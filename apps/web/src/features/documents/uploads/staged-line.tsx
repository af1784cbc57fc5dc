import { useLingui } from '@lingui/react/macro';
import { documentTypeMessages } from '@zuschlag/i18n/documents/document-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { FileLine } from '@zuschlag/ui/fields/file-drop';
import { Select } from '@zuschlag/ui/lists/select';
import { documentTypes } from '@zuschlag/validation/documents/document-vocabulary';
import { RotateCcw } from 'lucide-react';
import { useFileSize } from '../../../app/files/file-size.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { StagedFile } from './use-staged-files.ts';

/** A chosen file: its progress, what it is in the tender, and whether it is a new version of a document. */
export function StagedLine({
  one,
  twin,
  onChange,
  onRemove,
  onRetry,
}: {
  one: StagedFile;
  /** the document of the same name */
  twin?: { id: string; version: number };
  onChange: (facts: Partial<Pick<StagedFile, 'type' | 'versionOf'>>) => void;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const sizeText = useFileSize();
  const { file, size, state, folder, type, versionOf } = one;
  const isSending = state === 'sending' || state === 'waiting';
  const next = twin ? twin.version + 1 : 0;
  return (
    <li className="grid gap-1 border-b py-1.5 last:border-b-0">
      <FileLine
        name={folder ? `${folder}/${file.name}` : file.name}
        size={sizeText(size)}
        progress={isSending ? one.share : undefined}
        errorMessage={one.reason ?? undefined}
        // What is being added has arrived; taking it back is a removal in the list.
        onRemove={state === 'adding' ? undefined : onRemove}
        removeLabel={isSending ? t`Abbrechen:` : t`Entfernen:`}
      />
      {state === 'refused' ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pl-7">
          {twin ? (
            <CheckboxField
              label={t`Neue Fassung ${next} des vorhandenen Dokuments`}
              isSelected={versionOf !== null}
              onChange={(isVersion) => onChange({ versionOf: isVersion ? twin.id : null })}
            />
          ) : null}
          {versionOf === null ? (
            <div className="w-60 max-w-full">
              <Select
                label={t`Art von ${file.name}`}
                isLabelHidden
                items={documentTypes.map((id) => ({ id, label: documentTypeMessages[id][locale] }))}
                value={type}
                onChange={(chosen) => onChange({ type: chosen })}
              />
            </div>
          ) : null}
          {state === 'failed' ? (
            <Button size="small" icon={<RotateCcw />} onPress={onRetry}>{t`Erneut versuchen`}</Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
