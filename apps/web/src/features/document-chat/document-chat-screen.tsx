import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { CloudOff, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useMedia } from '../../app/preferences/use-media.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { ExperimentNotice, isNoticeDue } from '../documents/experiment-notice.tsx';
import { useDocuments } from '../documents/use-documents.ts';
import { useRoom } from '../team-chat/use-room.ts';
import { Conversation } from './conversation.tsx';
import type { DocumentChatSearch } from './document-chat-search.ts';
import { SourcePane } from './source-pane.tsx';

/** Questions to the documents of a Chance: the conversation, and beside it the documents with the words of an answer marked. */
export function DocumentChatScreen({ search }: { search: DocumentChatSearch }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const documents = useDocuments(chanceId);
  const answers = trpc.documentChat.ofChance.useQuery({ chanceId });
  const { data: room } = trpc.documents.room.useQuery({ chanceId });
  const isWide = useMedia('(min-width: 64rem)');
  const [isPaneShut, setPaneShut] = useState(false);
  const [isNoticed, setNoticed] = useState(() => !isNoticeDue());
  const navigate = useNavigate({ from: '/tender/$tenderId/documentchat' });
  const roomRef = useRoom(nothing);
  const failed = documents.error ?? answers.error;
  if (failed && !(documents.data && answers.data))
    return (
      <div className="p-6">
        <EmptyState
          icon={<CloudOff />}
          title={t`Der Dokumenten-Chat konnte nicht geladen werden`}
          text={errorMessage(failed)}
          action={
            <Button
              onPress={() => {
                void documents.refetch();
                void answers.refetch();
              }}
            >
              {t`Erneut versuchen`}
            </Button>
          }
        />
      </div>
    );
  if (!documents.data || !answers.data)
    return (
      <div className="p-6" role="status" aria-label={t`Der Dokumenten-Chat wird geladen`}>
        <SkeletonText lines={5} />
      </div>
    );
  const known = documents.data.filter(({ status }) => status === 'IN_KNOWLEDGE_BASE');
  if (known.length === 0 && answers.data.length === 0)
    return (
      <div className="p-6">
        <EmptyState
          icon={<FileQuestion />}
          title={t`Kein Dokument in der Wissensbasis`}
          text={
            room?.mayChangeKnowledgeBase
              ? t`Nehmen Sie ein PDF in die Wissensbasis auf. Danach beantwortet der Chat Fragen dazu.`
              : t`Der Besitzer der Chance kann PDFs in die Wissensbasis aufnehmen. Danach beantwortet der Chat Fragen dazu.`
          }
          action={
            room?.mayChangeKnowledgeBase ? (
              <Button
                variant="primary"
                onPress={() => void navigate({ to: '/tender/$tenderId/documents', params: { tenderId: chanceId } })}
              >
                {t`Zu den Dokumenten`}
              </Button>
            ) : (
              <Link
                to="/tender/$tenderId/documents"
                params={{ tenderId: chanceId }}
                className="font-medium text-accent-text hover:underline"
              >
                {t`Zu den Dokumenten`}
              </Link>
            )
          }
        />
      </div>
    );
  const isOpen = search.qaSet !== undefined || search.document !== undefined;
  const pane = (
    <SourcePane
      search={search}
      answers={answers.data}
      documents={known}
      all={documents.data}
      isAlone={!isWide}
      onOpen={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
  return (
    <div
      ref={roomRef}
      className={`grid min-h-96 ${isWide && !isPaneShut ? 'grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]' : 'grid-cols-[minmax(0,1fr)]'}`}
    >
      {isNoticed ? null : (
        <ExperimentNotice onUnderstood={() => setNoticed(true)}>
          {t`Der Chat sucht Sätze in den Dokumenten der Wissensbasis, die Ihre Frage beantworten. Er kann die falsche Stelle finden oder eine übersehen. Prüfen Sie jede Antwort an der Stelle, die er nennt.`}
        </ExperimentNotice>
      )}
      {isOpen && !isWide ? (
        pane
      ) : (
        <Conversation
          chanceId={chanceId}
          answers={answers.data}
          documents={known.length}
          open={search}
          hasPane={isWide}
          isPaneShut={isPaneShut}
          onPane={() => setPaneShut(!isPaneShut)}
          onOpen={(next) => {
            setPaneShut(false);
            void navigate({ search: next, resetScroll: false });
          }}
        />
      )}
      {isWide && !isPaneShut ? pane : null}
    </div>
  );
}

function nothing(): void {}
