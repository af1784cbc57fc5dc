import { useLingui } from '@lingui/react/macro';
import { documentTypeMessages } from '@zuschlag/i18n/documents/document-messages';
import { IconButton } from '@zuschlag/ui/actions/button';
import { TabPanel, Tabs } from '@zuschlag/ui/navigation/tabs';
import type { AiImport, AiImportDocument } from '@zuschlag/validation/ai-imports/ai-imports';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { ArrowLeft, FileText } from 'lucide-react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DocumentPreview } from '../../documents/preview/document-preview.tsx';
import { ImportedSummary } from './imported-summary.tsx';

/** What the pane shows: the summary, the list of the documents, or one of them, with words marked. */
export type PaneView = { tab: 'summary' | 'documents'; documentId?: string; place?: DocumentPlace };

/** Beside the form of an import: its summary and its documents. */
export function ImportPane({
  imported,
  view,
  onView,
}: {
  imported: AiImport;
  view: PaneView;
  onView: (view: PaneView) => void;
}) {
  const { t } = useLingui();
  const { documents } = imported;
  const one = documents.find(({ id }) => id === view.documentId);
  return (
    <section aria-label={t`Zusammenfassung und Unterlagen`} className="flex h-full min-h-0 flex-col bg-surface">
      {one ? (
        <OpenDocument one={one} place={view.place} onBack={() => onView({ tab: 'documents' })} />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-3 pt-2">
          <Tabs
            label={t`Ansicht`}
            items={[
              { id: 'summary', label: t`Zusammenfassung` },
              { id: 'documents', label: t`Unterlagen`, count: documents.length },
            ]}
            selected={view.tab}
            onSelect={(tab) => onView({ tab })}
          >
            <TabPanel id="summary">
              <ImportedSummary
                imported={imported}
                onOpen={({ documentId, place }) => onView({ tab: 'summary', documentId, place })}
              />
            </TabPanel>
            <TabPanel id="documents">
              <Documents documents={documents} onOpen={(documentId) => onView({ tab: 'documents', documentId })} />
            </TabPanel>
          </Tabs>
        </div>
      )}
    </section>
  );
}

/** The documents of an import: their list, or one of them, with words marked. */
export function DocumentsPane({
  documents,
  view,
  onView,
}: {
  documents: readonly AiImportDocument[];
  view: PaneView;
  onView: (view: PaneView) => void;
}) {
  const { t } = useLingui();
  const one = documents.find(({ id }) => id === view.documentId);
  return (
    <section aria-label={t`Unterlagen`} className="flex h-full min-h-0 flex-col bg-surface">
      {one ? (
        <OpenDocument one={one} place={view.place} onBack={() => onView({ tab: 'documents' })} />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-3 pt-2">
          <Documents documents={documents} onOpen={(documentId) => onView({ tab: 'documents', documentId })} />
        </div>
      )}
    </section>
  );
}

function Documents({
  documents,
  onOpen,
}: {
  documents: readonly AiImportDocument[];
  onOpen: (documentId: string) => void;
}) {
  const { locale } = useFormat();
  return (
    <ul className="grid py-2">
      {documents.map(({ id, fileName, type }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 text-left hover:bg-hover focus-visible:ring-focus"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block break-words font-medium">{fileName}</span>
              <span className="block text-12 text-ink-3">{documentTypeMessages[type][locale]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function OpenDocument({
  one,
  place,
  onBack,
}: {
  one: AiImportDocument;
  place: DocumentPlace | undefined;
  onBack: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <header className="flex min-h-12 items-center gap-2 border-b px-3 py-1.5">
        <IconButton label={t`Alle Unterlagen`} icon={<ArrowLeft />} onPress={onBack} />
        <h2 className="min-w-0 flex-1 truncate font-semibold" title={one.fileName}>
          {one.fileName}
        </h2>
      </header>
      <div className="flex min-h-0 flex-1 flex-col">
        <DocumentPreview
          key={`${one.id} ${place?.part} ${place?.boxes[0]?.top} ${place?.span?.from}`}
          file={{ ...one, scan: 'notScanned' }}
          startPage={place?.part}
          place={place}
        />
      </div>
    </>
  );
}
