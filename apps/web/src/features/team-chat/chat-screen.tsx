import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@zuschlag/ui';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Conversation } from './conversation.tsx';

/** What the people of a Chance say to each other about it. */
export function ChatScreen() {
  const { t } = useLingui();
  const chance = useChance();
  const { data, error, refetch } = trpc.teamChat.status.useQuery({ entityId: chance.id, type: 'TENDER' });
  if (data) return <Conversation chance={chance} status={data} />;
  if (!error) return <ChatSkeleton />;
  return (
    <div className="p-6">
      <EmptyState
        icon={<CloudOff />}
        title={t`Der Chat konnte nicht geladen werden`}
        text={errorMessage(error)}
        action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}
