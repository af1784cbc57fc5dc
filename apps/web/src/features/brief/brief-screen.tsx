import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, SkeletonText } from '@zuschlag/ui';
import { CloudOff, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../app/errors/error-messages.ts';
import { downloadFile } from '../../app/files/file-transfer.ts';
import { usePageAction } from '../../app/navigation/page-actions.ts';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { BriefPages } from './brief-pages.tsx';

/** A Chance on one or two pages, to read, to print and to send as PDF. On paper the page stands alone. */
export function BriefScreen() {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const language = useAppLocale();
  const query = trpc.brief.ofChance.useQuery({ chanceId, language });
  return (
    <div className="grid w-full max-w-[56rem] gap-4 p-6 max-sm:p-4 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <h2 className="mr-auto font-semibold text-16">{t`Kurzfassung`}</h2>
        <Actions chanceId={chanceId} fileName={query.data?.fileName ?? null} />
      </div>
      {query.error && !query.data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Kurzfassung konnte nicht geladen werden`}
          text={errorMessage(query.error)}
          action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : query.data ? (
        <BriefPages brief={query.data} />
      ) : (
        <Card>
          <div role="status" aria-label={t`Die Kurzfassung wird geladen`} className="grid gap-8 p-8 max-sm:p-4">
            <SkeletonText lines={3} />
            <SkeletonText lines={6} />
            <SkeletonText lines={5} />
          </div>
        </Card>
      )}
    </div>
  );
}

/** Printing and the file. @param fileName null until the brief is there */
function Actions({ chanceId, fileName }: { chanceId: string; fileName: string | null }) {
  const { t } = useLingui();
  const language = useAppLocale();
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);
  const print = () => window.print();
  const loading = t`Die Kurzfassung wird geladen`;
  usePageAction(
    fileName === null ? null : { id: 'print', label: t`Kurzfassung drucken`, icon: <Printer />, onAction: print },
  );
  const download = async () => {
    setPending(true);
    try {
      await downloadFile(`/briefs/${chanceId}?language=${language}`, fileName ?? 'brief.pdf');
    } catch (error) {
      showError(error, () => void download());
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Printer />} isDisabled={fileName === null} reason={loading} onPress={print}>
        {t`Drucken`}
      </Button>
      <Button
        variant="primary"
        icon={<FileDown />}
        isDisabled={fileName === null}
        reason={loading}
        isPending={isPending}
        onPress={() => void download()}
      >
        {t`Als PDF`}
      </Button>
    </div>
  );
}
