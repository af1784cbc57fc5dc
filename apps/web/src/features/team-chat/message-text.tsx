import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui';
import { type MessagePart, messageParts } from '@zuschlag/validation/chance/team-chat/message-parts';
import type { ChatLink, ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { pathTo } from '../../app/navigation/path-to.ts';
import { useSession } from '../../app/session/session.tsx';

type Shown = Pick<ChatMessage, 'entityId' | 'text' | 'mentions' | 'links'>;

/** The text of a message as plain words, with people, things of the Chance and addresses of the web among them. */
export function MessageText({ message }: { message: Shown }) {
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-ink">
      {messageParts(message.text).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <Part key={at} part={part} message={message} />
      ))}
    </p>
  );
}

function Part({ part, message }: { part: MessagePart; message: Shown }) {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'person':
      return <Mention id={part.id} mentions={message.mentions} />;
    case 'link':
      return <Thing link={linkOf(part, message)} chanceId={message.entityId} />;
    default:
      return (
        <TextLink href={part.text} target="_blank" rel="noreferrer">
          {part.text}
        </TextLink>
      );
  }
}

function Mention({ id, mentions }: { id: number; mentions: ChatMessage['mentions'] }) {
  const { t } = useLingui();
  const { id: own } = useSession();
  const person = mentions.find((one) => one.id === id);
  if (!person) return <span className="text-ink-3">@{t`Unbekannte Person`}</span>;
  const look = id === own ? 'bg-accent-soft' : '';
  return (
    <span className={`rounded-mark px-0.5 font-medium text-accent-text ${look}`}>
      @{person.firstname} {person.lastname}
      {person.isDeleted ? ` (${t`ausgeschieden`})` : null}
    </span>
  );
}

function Thing({ link, chanceId }: { link: ChatLink; chanceId: string }) {
  const { t } = useLingui();
  const words = useLinkWords();
  if (link.name === null) return <span className="text-ink-3">#{t`nicht mehr vorhanden`}</span>;
  return <TextLink href={linkPath(link, chanceId)}>#{words(link.type, link.name)}</TextLink>;
}

/** The words for a thing that a message links to. */
export function useLinkWords(): (type: ChatLink['type'], name: string) => string {
  const { t } = useLingui();
  return (type, name) => {
    if (type === 'BidDecision') return t`Bid-Entscheidung ${name}`;
    return type === 'MarginDecision' ? t`Margenentscheidung ${name}` : name;
  };
}

function linkOf({ type, id }: Pick<ChatLink, 'type' | 'id'>, { links }: Shown): ChatLink {
  return links.find((one) => one.type === type && one.id === id) ?? { type, id, name: null, isMobile: false };
}

function linkPath({ type, id, isMobile }: ChatLink, tenderId: string): string {
  if (type === 'BidDecision')
    return pathTo({ to: '/tender/$tenderId/biddecisions/$groupId', params: { tenderId, groupId: id } });
  if (type === 'MarginDecision')
    return pathTo({ to: '/tender/$tenderId/margindecisions/$groupId', params: { tenderId, groupId: id } });
  const params = { tenderId, serviceId: id };
  return isMobile
    ? pathTo({ to: '/tender/$tenderId/services/mobile/$serviceId', params })
    : pathTo({ to: '/tender/$tenderId/services/permanent/$serviceId', params });
}
