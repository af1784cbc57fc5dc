import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { trpc } from '../../../app/api/trpc.ts';
import { CutServices } from './cut-services.tsx';

type Props = {
  chanceId: string;
  startDate: string;
  endDate: string;
  /** the organizations that the copy asks; the services of the others stay behind */
  askedIds: readonly number[];
};

/** What comes of the services of a Chance in the contract of its copy, before it is made. */
export function CopiedServices({ chanceId, startDate, endDate, askedIds }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.recalculations.contractMove.useQuery({ chanceId, startDate, endDate });
  if (error)
    return (
      <Banner tone="warn" title={t`Was aus den Leistungen wird, lässt sich gerade nicht zeigen.`}>
        <Button onPress={() => void refetch()}>{t`Noch einmal versuchen`}</Button>
      </Banner>
    );
  if (!data) return <p className="text-12 text-ink-3">{t`Leistungen werden geprüft …`}</p>;
  const coming = data.services.filter((one) => askedIds.includes(one.operationalOrganizationId));
  const left = data.services.filter((one) => !askedIds.includes(one.operationalOrganizationId));
  const cut = coming.filter(({ effect }) => effect === 'cut');
  const failing = coming.filter(({ effect }) => effect === 'fails').map(({ serviceName }) => serviceName);
  const behind = left.map(({ serviceName, operationalOrganizationShortName: of }) => `${serviceName} (${of})`);
  return (
    <div className="grid gap-3" aria-live="polite">
      <p>
        {plural(coming.length, {
          0: 'Keine Leistung kommt mit.',
          one: '# Leistung kommt mit und wird für die neue Laufzeit berechnet.',
          other: '# Leistungen kommen mit und werden für die neue Laufzeit berechnet.',
        })}
      </p>
      {cut.length > 0 ? <CutServices services={cut} /> : null}
      {failing.length > 0 ? (
        <p className="break-words text-warn-ink">
          {t`Ohne Zeiten in der neuen Laufzeit, also ohne Preis: ${failing.join(', ')}`}
        </p>
      ) : null}
      {behind.length > 0 ? (
        <p className="break-words text-ink-2">{t`Nicht dabei, weil die Gesellschaft nicht gefragt wird: ${behind.join(', ')}`}</p>
      ) : null}
    </div>
  );
}
