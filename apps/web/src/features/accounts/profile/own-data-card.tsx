import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { ArchiveCard } from '../../../app/files/archives/archive-card.tsx';

/** What the product holds of a person, as an archive that is written in the background and kept for a day. */
export function OwnDataCard() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const start = trpc.exports.exportMyData.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  return (
    <ArchiveCard
      kind="ownData"
      title={t`Meine Daten`}
      text={t`Ein ZIP-Archiv mit Ihren Daten in Zuschlag: JSON-Dateien mit einem Schema und die Dateien, die Sie hochgeladen haben. Nur Sie können es herunterladen; nach einem Tag wird es gelöscht.`}
      isStarting={start.isPending}
      onStart={() => start.mutate()}
    />
  );
}
