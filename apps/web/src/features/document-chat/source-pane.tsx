import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { documentTypeMessages } from '@zuschlag/i18n/documents/document-messages';
import { IconButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { TabPanel, Tabs } from '@zuschlag/ui/navigation/tabs';
import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { type DocumentType, documentTypes } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { ArrowLeft, ExternalLink, FileText, FileX } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { DocumentPreview } from '../documents/preview/document-preview.tsx';
import type { DocumentChatSearch } from './document-chat-search.ts';

type Props = {
  search: DocumentChatSearch;
  answers: readonly DocumentAnswer[];
  /** those in the knowledge base */
  documents: readonly ChanceDocument[];
  all: readonly ChanceDocument[];
  isAlone: boolean;
  onOpen: (search: DocumentChatSearch) => void;
};

/** The documents of the knowledge base by type, or the open one with the words of an answer marked. */
export function SourcePane({ search, answers, documents, all, isAlone, onOpen }: Props) {
  const { t } = useLingui();
  const answer = answers.find(({ id }) => id === search.qaSet);
  const source = answer?.sources.find(({ number }) => number === search.source);
  const documentId = source?.documentId ?? search.document;
  if (documentId === undefined) return <KnownDocuments documents={documents} onOpen={onOpen} />;
  const one = all.find(({ id }) => id === documentId);
  return (
    <section aria-label={t`Dokument`} className="flex min-h-0 min-w-0 flex-col bg-surface">
      <header className="flex min-h-14 items-center gap-2 border-b px-3 py-2">
        <IconButton
          label={isAlone ? t`Zurück zum Chat` : t`Alle Dokumente`}
          icon={<ArrowLeft />}
          onPress={() => onOpen({})}
        />
        <h3 className="min-w-0 flex-1 truncate font-semibold" title={one?.fileName ?? source?.fileName}>
          {one?.fileName ?? source?.fileName ?? t`Dokument`}
        </h3>
        {one ? (
          <Link
            to="/tender/$tenderId/documents"
            params={{ tenderId: one.chanceId }}
            search={{ document: one.id, ...(source ? { page: source.place.part } : {}) }}
            className="inline-flex shrink-0 items-center gap-1 rounded-control px-2 py-1.5 font-medium text-13 text-accent-text hover:underline focus-visible:ring-focus"
          >
            <ExternalLink aria-hidden="true" className="size-3.5" />
            {t`Zu den Dokumenten`}
          </Link>
        ) : null}
      </header>
      {source && isReplaced(source, one) ? (
        <p className="border-b px-4 py-2 text-12 text-warn-text">
          {t`Die Antwort steht in einer früheren Fassung. Fragen Sie erneut.`}
        </p>
      ) : null}
      <div className="flex min-h-0 flex-1 flex-col">
        {one ? (
          <DocumentPreview
            key={one.id}
            file={one}
            startPage={source?.place.part}
            place={source && !isReplaced(source, one) ? source.place : undefined}
          />
        ) : (
          <EmptyState
            icon={<FileX />}
            title={t`Dieses Dokument gibt es nicht mehr`}
            text={t`Es wurde aus der Chance entfernt.`}
          />
        )}
      </div>
    </section>
  );
}

function isReplaced(source: AnswerSource, one: ChanceDocument | undefined): boolean {
  return one !== undefined && one.versionId !== source.versionId;
}

function KnownDocuments({ documents, onOpen }: Pick<Props, 'documents' | 'onOpen'>) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const byType = Map.groupBy(documents, ({ type }) => type);
  const items = documentTypes.flatMap((id) => {
    const count = byType.get(id)?.length;
    return count ? [{ id, label: documentTypeMessages[id][locale], count }] : [];
  });
  const [chosen, choose] = useState<DocumentType | undefined>();
  const selected = items.find(({ id }) => id === chosen)?.id ?? items[0]?.id;
  return (
    <section aria-label={t`Dokumente der Wissensbasis`} className="min-w-0 overflow-y-auto bg-surface px-3 pt-2">
      <Tabs label={t`Art des Dokuments`} items={items} selected={selected} onSelect={choose}>
        {items.map(({ id }) => (
          <TabPanel key={id} id={id}>
            <ul className="grid py-2">
              {byType.get(id)?.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    onClick={() => onOpen({ document: one.id })}
                    className="flex w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 text-left hover:bg-hover focus-visible:ring-focus"
                  >
                    <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
                    <span className="min-w-0 flex-1 break-words font-medium">{one.fileName}</span>
                  </button>
                </li>
              ))}
            </ul>
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
