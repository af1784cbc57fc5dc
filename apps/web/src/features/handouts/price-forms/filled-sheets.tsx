import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui/layout/card';
import { trpc } from '../../../app/api/trpc.ts';
import { untilWritten } from '../../../app/files/written-file.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { FileRow } from '../file-row.tsx';

/** The price sheets of the customer that were filled for this Chance; nothing before the first one. */
export function FilledSheets() {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const { data } = trpc.handouts.ofChance.useQuery({ chanceId }, { refetchInterval: untilWritten });
  const sheets = data?.filter(({ kind }) => kind === 'customerSheet') ?? [];
  if (sheets.length === 0) return null;
  return (
    <>
      <h3 className="mt-2 font-semibold text-16">{t`Ausgefüllte Preisblätter`}</h3>
      <Card>
        <ul className="grid px-4">
          {sheets.map((one) => (
            <FileRow key={one.id} one={one} />
          ))}
        </ul>
      </Card>
    </>
  );
}
