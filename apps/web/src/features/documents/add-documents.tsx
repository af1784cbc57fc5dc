import { useLingui } from '@lingui/react/macro';
import { documentTypeMessages } from '@zuschlag/i18n/documents/document-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { FileDrop, FileLine } from '@zuschlag/ui/fields/file-drop';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import {
  type DocumentType,
  documentFileTypes,
  documentTypes,
} from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useFileSize } from '../../app/files/file-size.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useUploads } from './use-uploads.ts';

/** Adds files to a Chance: what they are, whether they go into the knowledge base, and the files on their way. */
export function AddDocuments({ chanceId, documents }: { chanceId: string; documents: readonly ChanceDocument[] }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const size = useFileSize();
  const [type, setType] = useState<DocumentType | null>(null);
  const [addToKnowledgeBase, setAddToKnowledgeBase] = useState(true);
  /** files with the name of a document that is there: a new version of it, or a document of their own */
  const [known, setKnown] = useState<{ file: File; document: ChanceDocument }[]>([]);
  const { uploads, start, cancel, retry } = useUploads(chanceId);
  const wish = { type: type ?? 'other', addToKnowledgeBase };
  const take = (files: File[]) => {
    const twin = (file: File) => documents.find(({ fileName }) => fileName === file.name.normalize('NFC'));
    start(
      files.filter((file) => !twin(file)),
      wish,
    );
    setKnown((all) => [
      ...all,
      ...files.flatMap((file) => (twin(file) ? [{ file, document: twin(file) as ChanceDocument }] : [])),
    ]);
  };
  const settle = (file: File) => setKnown((all) => all.filter((one) => one.file !== file));
  return (
    <Card label={t`Dokumente hinzufügen`}>
      <CardHeader title={t`Dokumente hinzufügen`} />
      <CardBody>
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <div className="min-w-56">
              <Select
                label={t`Art`}
                placeholder={t`Art wählen`}
                items={documentTypes.map((id) => ({ id, label: documentTypeMessages[id][locale] }))}
                value={type}
                onChange={setType}
              />
            </div>
            <CheckboxField
              label={t`PDF in die Wissensbasis aufnehmen`}
              isSelected={addToKnowledgeBase}
              onChange={setAddToKnowledgeBase}
            />
          </div>
          <FileDrop
            label={t`Dateien hierher ziehen`}
            buttonText={t`Dateien auswählen`}
            description={t`PDF, XLSX, TXT, DOCX oder EML, je bis 5 MB`}
            accept={documentFileTypes.map((ending) => `.${ending}`)}
            allowsSeveral
            onFiles={take}
            isDisabled={type === null}
            reason={t`Wählen Sie zuerst die Art der Dokumente.`}
          />
          {known.map(({ file, document }) => (
            <div key={`${file.name} ${file.lastModified}`} className="flex flex-wrap items-center gap-2">
              <p className="min-w-44 flex-1">{t`„${file.name}“ gibt es schon.`}</p>
              <Button
                size="small"
                onPress={() => {
                  start([file], wish, document.id);
                  settle(file);
                }}
              >{t`Als neue Fassung`}</Button>
              <Button
                size="small"
                onPress={() => {
                  start([file], wish);
                  settle(file);
                }}
              >{t`Als eigenes Dokument`}</Button>
              <Button size="small" variant="ghost" onPress={() => settle(file)}>{t`Weglassen`}</Button>
            </div>
          ))}
          {uploads.length === 0 ? null : (
            <ul className="grid" aria-label={t`Dateien unterwegs`}>
              {uploads.map(({ key, file, state, share, reason }) => (
                <li key={key}>
                  <FileLine
                    name={file.name}
                    size={size(file.size)}
                    progress={state === 'sending' || state === 'waiting' ? share : undefined}
                    errorMessage={reason ?? undefined}
                    onRemove={() => cancel(key)}
                    removeLabel={state === 'sending' ? t`Abbrechen:` : t`Entfernen:`}
                  />
                  {state === 'failed' ? (
                    <Button size="small" icon={<RotateCcw />} onPress={() => retry(key)}>{t`Erneut versuchen`}</Button>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
