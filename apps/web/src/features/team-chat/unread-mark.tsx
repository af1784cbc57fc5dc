import { useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';

const shownAtMost = 99;

/** How many messages of the chat the person has not read, in the menu of a Chance; nothing without any. */
export function UnreadMark({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { data } = trpc.teamChat.status.useQuery({ entityId: chance.id, type: 'TENDER' });
  const count = data?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <Badge kind="count-new">
      {count > shownAtMost ? `${shownAtMost}+` : count}
      <span className="sr-only"> {t`ungelesen`}</span>
    </Badge>
  );
}
