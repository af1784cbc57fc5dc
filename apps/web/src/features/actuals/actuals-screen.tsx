import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Card, EmptyState, SkeletonText } from '@zuschlag/ui';
import type { ContractActuals } from '@zuschlag/validation/actuals/actuals';
import { CircleAlert, Scale } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { actualsLock } from '../services/lock/actuals-lock.ts';
import { PrintHead } from '../services/print/print-head.tsx';
import { HowCompared } from './how-compared.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { OutcomeLine } from './outcome-line.tsx';

/** What was planned for a won contract and what came of it, month by month. */
export function ActualsScreen() {
  const { t, i18n } = useLingui();
  const chance = useChance();
  const { id: chanceId } = chance;
  const lock = actualsLock(chance);
  const { data, error, refetch } = trpc.actuals.ofChance.useQuery({ chanceId }, { enabled: lock === null });
  if (lock) return <Nothing title={t`Noch kein Soll-Ist-Vergleich`} text={i18n._(lock)} />;
  if (!data && error) {
    return (
      <div className="grid min-h-72 place-items-center p-6">
        <EmptyState
          icon={<CircleAlert />}
          title={t`Der Soll-Ist-Vergleich konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t`Der Soll-Ist-Vergleich wird geladen`} className="grid gap-4 p-6 max-sm:p-4">
        {[2, 8].map((lines) => (
          <Card key={lines}>
            <div className="p-4">
              <SkeletonText lines={lines} />
            </div>
          </Card>
        ))}
      </div>
    );
  }
  if (data.organizations.length === 0) {
    return (
      <Nothing
        title={t`Keine Leistung im Vertrag`}
        text={t`Verglichen wird mit den kalkulierten Leistungen. Diese Chance hat keine.`}
      />
    );
  }
  return (
    <div className="grid w-full max-w-[80rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4 print:p-0">
      <PrintHead chance={chance} title={t`Soll-Ist-Vergleich`} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-16">{t`Soll-Ist-Vergleich`}</h2>
          <p className="max-w-[75ch] text-13 text-ink-2">
            {t`Die genehmigte Kalkulation und was Lohnabrechnung und Stundenzettel zeigen, Monat für Monat. Am Preis der Chance ändert sich hier nichts.`}
          </p>
        </div>
      </div>
      <Total actuals={data} />
      {data.organizations.map((organization) => (
        <OrganizationCard
          key={organization.operationalOrganizationId}
          chanceId={chanceId}
          organization={organization}
          currentMonth={data.currentMonth}
        />
      ))}
      <HowCompared />
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-72 place-items-center p-6">
      <EmptyState icon={<Scale />} title={title} text={text} />
    </div>
  );
}

/** All organizations together, where there are several. */
function Total({ actuals: { organizations, total } }: { actuals: ContractActuals }) {
  const { t } = useLingui();
  const format = useFormat();
  if (organizations.length < 2 || total === null) return null;
  const [margin, approved] = [format.percent(total.actual.margin, 2), format.percent(total.approvedMargin, 2)];
  return (
    <Card label={t`Alle Gesellschaften`}>
      <div className="grid gap-3 p-4">
        {total.isBelowApproved ? (
          <Banner tone="warn" title={t`Marge unter der genehmigten`}>
            {t`Bisher ${margin}, genehmigt ${approved}.`}
          </Banner>
        ) : null}
        <OutcomeLine label={t`Alle Gesellschaften bisher`} {...total} />
      </div>
    </Card>
  );
}
