import { useLingui } from '@lingui/react/macro';
import { handoutNames, handoutProblemMessages } from '@zuschlag/i18n/handouts/handout-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Handout } from '@zuschlag/validation/handouts/handouts';
import { FolderPlus } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useDownload, WrittenFile } from '../../app/files/written-file.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';

/** A file that was handed out: how far it is, and its bytes once it is done. */
export function FileRow({ one }: { one: Handout }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const download = useDownload();
  const cancel = trpc.handouts.cancel.useMutation({
    onSettled: () => utils.handouts.ofChance.invalidate({ chanceId: one.chanceId }),
    onError: (error) => showError(error),
  });
  const name = one.fileName ?? `${handoutNames[one.kind][format.locale]} (${one.format.toUpperCase()})`;
  const person = `${one.createdBy.firstname} ${one.createdBy.lastname}`;
  const facts = {
    waiting: t`Wartet`,
    running: t`${one.done} von ${one.total} Leistungen geschrieben`,
    done: `${person}, ${format.dateTime(one.createdAt)}`,
    failed: handoutProblemMessages[one.problem ?? 'FAULT'][format.locale],
    cancelled: t`Abgebrochen`,
  };
  return (
    <WrittenFile
      file={one}
      name={name}
      fact={facts[one.state]}
      isCancelling={cancel.isPending}
      onCancel={one.mayCancel ? () => cancel.mutate({ id: one.id }) : undefined}
      onDownload={() => download(`/handouts/${one.id}/file`, name)}
      more={one.kind === 'customerSheet' && one.state === 'done' ? <KeepButton one={one} name={name} /> : null}
    />
  );
}

/** Keeps a filled sheet among the documents of its Chance. */
function KeepButton({ one, name }: { one: Handout; name: string }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data: room } = trpc.documents.room.useQuery({ chanceId: one.chanceId });
  const keep = trpc.handouts.keepInDocuments.useMutation({
    onSettled: () => utils.documents.invalidate(),
    onSuccess: () => toasts.success(t`„${name}“ liegt jetzt bei den Dokumenten.`),
    onError: (error) => showError(error),
  });
  if (!room?.mayAdd) return null;
  return (
    <Button
      size="small"
      icon={<FolderPlus />}
      isPending={keep.isPending}
      onPress={() => keep.mutate({ id: one.id })}
    >{t`Zu den Dokumenten legen`}</Button>
  );
}
