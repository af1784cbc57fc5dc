import { mentionedUserIds, mentionParts } from '@zuschlag/validation/users/mentions';
import { useMemo } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';

/** A stored text with the names of the people whom it mentions; one's own name stands out. */
export function MentionText({ text }: { text: string }) {
  const { id } = useSession();
  const names = useMentionedNames(text);
  const parts = mentionParts(text);
  return parts.map((part, index) => {
    if ('text' in part) return part.text;
    const name = names.get(part.userId);
    if (name === undefined) return `@${part.userId}`;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
        key={index}
        className={`rounded-badge px-1 font-medium ${part.userId === id ? 'bg-accent-soft text-accent-text' : 'bg-active text-ink'}`}
      >
        @{name}
      </span>
    );
  });
}

/** The names of the people whom a text mentions, also of those who have left. */
function useMentionedNames(text: string): ReadonlyMap<number, string> {
  const userIds = useMemo(() => mentionedUserIds(text).sort((one, other) => one - other), [text]);
  const { data } = trpc.users.named.useQuery({ userIds }, { enabled: userIds.length > 0, staleTime: 300_000 });
  return new Map((data ?? []).map((one) => [one.id, `${one.firstname} ${one.lastname}`]));
}
