import { useLingui } from '@lingui/react/macro';
import { Banner, Button, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { ArchiveRestore } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Above every page of an archived Chance: since when and why, and the way back for those who may take it. */
export function ArchiveBanner({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const restore = trpc.chance.restore.useMutation();
  if (chance.archivedAt === null) return null;
  const day = format.day(chance.archivedAt);

  async function bringBack(): Promise<void> {
    try {
      await restore.mutateAsync({ chanceId: chance.id });
      toasts.success(t`Die Chance steht wieder in allen Listen.`);
    } catch (error) {
      showError(error);
    }
    await utils.invalidate();
  }

  return (
    <Banner
      tone="warn"
      place="edge"
      title={t`Archiviert am ${day}`}
      action={
        chance.mayArchive ? (
          <Button
            size="small"
            icon={<ArchiveRestore />}
            isPending={restore.isPending}
            onPress={() => void bringBack()}
          >{t`Zurückholen`}</Button>
        ) : undefined
      }
    >
      <div className="max-w-[70ch] break-words">
        {chance.archiveReason === null ? null : <p>{chance.archiveReason}</p>}
        <p className="text-ink-2">{t`Sie steht in keiner Liste und lässt sich nur lesen und kopieren.`}</p>
      </div>
    </Banner>
  );
}
