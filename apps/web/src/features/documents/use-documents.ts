import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { KnowledgeBaseStatus } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { useEffect, useRef } from 'react';
import { trpc } from '../../app/api/trpc.ts';

/** A state that ends by itself. */
export const isChanging = (status: KnowledgeBaseStatus) =>
  status === 'ADDING_TO_KNOWLEDGE_BASE' || status === 'REMOVING_FROM_KNOWLEDGE_BASE';

// Ten minutes, after which the server itself has given up.
const askEveryMs = 10_000;
const askAtMost = 60;

/**
 * The documents of a Chance. While one of them goes into the knowledge base or out of it the list is asked for again,
 * in addition to the event that tells of the end; a message names each document whose wish failed.
 */
export function useDocuments(chanceId: string) {
  const { t } = useLingui();
  const asked = useRef(0);
  const query = trpc.documents.ofChance.useQuery(
    { chanceId },
    {
      refetchInterval: ({ state }) => {
        if (!state.data?.some(({ status }) => isChanging(status))) {
          asked.current = 0;
          return false;
        }
        asked.current += 1;
        return asked.current > askAtMost ? false : askEveryMs;
      },
    },
  );
  const before = useRef(new Map<string, KnowledgeBaseStatus>());
  const { data } = query;
  useEffect(() => {
    for (const { id, status, fileName } of data ?? []) {
      const was = before.current.get(id);
      if (was === 'ADDING_TO_KNOWLEDGE_BASE' && status === 'NOT_IN_KNOWLEDGE_BASE')
        toasts.error(t`„${fileName}“ kam nicht in die Wissensbasis.`);
      if (was === 'REMOVING_FROM_KNOWLEDGE_BASE' && status === 'IN_KNOWLEDGE_BASE')
        toasts.error(t`„${fileName}“ blieb in der Wissensbasis.`);
      before.current.set(id, status);
    }
  }, [data, t]);
  return query;
}

/** The folders in the order of their names, those at the top first. */
export function byFolder(documents: readonly ChanceDocument[]): [string, ChanceDocument[]][] {
  const folders = Map.groupBy(documents, ({ folder }) => folder);
  return [...folders].sort(([one], [other]) => one.localeCompare(other, 'de', { numeric: true }));
}
