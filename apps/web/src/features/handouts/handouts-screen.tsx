import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, SkeletonText } from '@zuschlag/ui';
import { CloudOff, FileOutput } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { untilWritten } from '../../app/files/written-file.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { FileRow } from './file-row.tsx';
import { Offers } from './offers.tsx';

/** The files that leave the house with the figures of a Chance: what there is to ask for, and what was written. */
export function HandoutsScreen() {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const query = trpc.handouts.ofChance.useQuery({ chanceId }, { refetchInterval: untilWritten });
  return (
    <div className="grid w-full max-w-[56rem] gap-4 p-6 max-sm:p-4">
      <h2 className="font-semibold text-16">{t`Herausgeben`}</h2>
      <Offers />
      <h3 className="mt-2 font-semibold text-16">{t`Dateien der Chance`}</h3>
      {query.error && !query.data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Dateien konnten nicht geladen werden`}
          text={errorMessage(query.error)}
          action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : query.data === undefined ? (
        <div role="status" aria-label={t`Die Dateien werden geladen`}>
          <SkeletonText lines={4} />
        </div>
      ) : query.data.length === 0 ? (
        <EmptyState
          icon={<FileOutput />}
          title={t`Noch keine Dateien`}
          text={t`Was Sie herausgeben, steht hier für alle bereit, die diese Chance sehen.`}
        />
      ) : (
        <Card>
          <ul className="grid px-4">
            {query.data.map((one) => (
              <FileRow key={one.id} one={one} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
