import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, IconButton } from '@zuschlag/ui';
import { MenuItem, MenuTrigger } from '@zuschlag/ui/actions/menu';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useCopyTyped } from '../../forms/use-copy-typed.ts';
import { MessageText } from './message-text.tsx';

/** What may be done with an own message. */
export type MessageActs = { onEdit: (message: ChatMessage) => void; onDelete: (message: ChatMessage) => Promise<void> };

/** One message below the name of its author. */
export function MessageRow({ message, now, acts }: { message: ChatMessage; now: Date; acts: MessageActs }) {
  const { t } = useLingui();
  const format = useFormat();
  if (message.isDeleted)
    return (
      <p data-position={message.position} className="py-0.5 text-ink-3 italic">
        {t`Diese Nachricht wurde gelöscht.`}
      </p>
    );
  const isChangeable = message.changeableUntil !== null && new Date(message.changeableUntil) > now;
  return (
    <div data-position={message.position} className="group/message relative flex items-start gap-2 py-0.5">
      <div className="min-w-0 flex-1">
        <MessageText message={message} />
        {message.isEdited ? (
          <span title={format.dateTime(message.updatedAt)} className="text-12 text-ink-3">
            {t`bearbeitet`}
          </span>
        ) : null}
      </div>
      {isChangeable ? <Acts message={message} acts={acts} /> : null}
    </div>
  );
}

function Acts({ message, acts }: { message: ChatMessage; acts: MessageActs }) {
  const { t } = useLingui();
  const copy = useCopyTyped();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    await acts.onDelete(message);
    setDeleting(false);
    setAsking(false);
  };
  return (
    <>
      <span className="-my-1 shrink-0 opacity-0 focus-within:opacity-100 group-hover/message:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
        <MenuTrigger
          placement="bottom end"
          trigger={<IconButton size="small" label={t`Nachricht bearbeiten oder löschen`} icon={<Ellipsis />} />}
        >
          <MenuItem icon={<Pencil />} onAction={() => acts.onEdit(message)}>{t`Ändern`}</MenuItem>
          <MenuItem icon={<Copy />} onAction={() => void copy(message.text)}>{t`Text kopieren`}</MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setAsking(true)}>{t`Löschen`}</MenuItem>
        </MenuTrigger>
      </span>
      <ConfirmDialog
        danger
        title={t`Nachricht löschen?`}
        text={t`Der Text verschwindet bei allen. An seiner Stelle steht, dass eine Nachricht gelöscht wurde.`}
        confirmLabel={t`Löschen`}
        cancelLabel={t`Abbrechen`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isDeleting}
        onConfirm={remove}
      />
    </>
  );
}
