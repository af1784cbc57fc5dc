import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banner, Button, Card, CardHeader, EmptyState, NumberField, SkeletonText, SummaryLine } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import type { ContractYears } from '@zuschlag/validation/services/figures/contract-years';
import { CalendarRange, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { ExportButton } from '../../tables/exports/export-button.tsx';
import { useSettled } from '../../tables/use-settled.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { calculationLock } from '../services/lock/calculation-lock.ts';
import { PrintHead } from '../services/print/print-head.tsx';
import { HowCounted } from './how-counted.tsx';
import { PartsTable } from './parts-table.tsx';
import { ServicesOfYears } from './services-of-years.tsx';
import { isRise, type YearsSearch } from './years-search.ts';

type ScreenProps = { search: YearsSearch; onSearch: (search: YearsSearch) => void };

/** What each contract year and each option to extend the contract costs, and the price with all options. */
export function YearsScreen({ search, onSearch }: ScreenProps) {
  const { t, i18n } = useLingui();
  const chance = useChance();
  const { id: chanceId } = chance;
  // What is typed on the way asks no server: every service is calculated for each option.
  const rise = useSettled(search.rise ?? null);
  const question = { chanceId, ...(rise === null ? {} : { assumedWageRise: rise }) };
  const { data, error, refetch, isPlaceholderData } = trpc.contractYears.ofChance.useQuery(question, {
    placeholderData: (before) => (before?.chanceId === chanceId ? before : undefined),
  });
  const lock = calculationLock(chance);
  if (lock) return <Nothing title={t`Hier gibt es noch keine Jahre`} text={i18n._(lock)} />;
  if (!data && error) {
    return (
      <div className="grid min-h-72 place-items-center p-6">
        <EmptyState
          icon={<CircleAlert />}
          title={t`Jahre und Optionen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t`Jahre und Optionen werden geladen`} className="grid gap-4 p-6 max-sm:p-4">
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
  if (data.services.length === 0) {
    return (
      <Nothing
        title={t`Noch keine Leistung`}
        text={t`Jahre und Optionen erscheinen, sobald eine Leistung kalkuliert ist.`}
      />
    );
  }
  return (
    <div className="grid w-full max-w-[80rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4 print:p-0">
      <PrintHead chance={chance} title={t`Jahre und Optionen`} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-16">{t`Jahre und Optionen`}</h2>
          <p className="max-w-[75ch] text-13 text-ink-2">
            {t`Was jedes Vertragsjahr und jede Verlängerungsoption kostet. Am Preis der Chance ändert sich hier nichts.`}
          </p>
        </div>
        <ExportButton
          exported={{ kind: 'contractYears', contractYears: question }}
          extent={t`Alle Jahre, Optionen und Leistungen`}
          isQuiet
        />
      </div>
      <Years years={data} search={search} onSearch={onSearch} isBusy={isPlaceholderData} />
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-72 place-items-center p-6">
      <EmptyState icon={<CalendarRange />} title={title} text={text} />
    </div>
  );
}

function Years({ years, isBusy, ...asked }: ScreenProps & { years: ContractYears; isBusy: boolean }) {
  const { t } = useLingui();
  const { parts, contract, options, total, rounding } = years;
  const hasOptions = parts.some(({ kind }) => kind === 'OPTION');
  return (
    <>
      {hasOptions ? <Total years={years} {...asked} /> : <NoOptions chanceId={years.chanceId} />}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isBusy ? 'opacity-60' : ''}`} aria-busy={isBusy}>
        <Card label={t`Alle Leistungen`}>
          <CardHeader title={t`Alle Leistungen`} />
          <PartsTable
            name={t`Jahre und Optionen über alle Leistungen`}
            parts={parts}
            sums={{ contract, options, total }}
            rounding={rounding}
          />
        </Card>
        <ServicesOfYears services={years.services} />
        <HowCounted hasOptions={hasOptions} />
      </div>
    </>
  );
}

/** The price that authorities ask for, and the one assumption behind it. */
function Total({ years, search, onSearch }: ScreenProps & { years: ContractYears }) {
  const { t } = useLingui();
  const format = useFormat();
  const [typed, setTyped] = useState<number | null>(search.rise ?? years.assumedWageRise);
  const most = format.percent(limits.assumedWageRise);
  const isWrong = !isRise(typed);
  return (
    <Card label={t`Gesamtpreis mit allen Optionen`}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 p-4">
        <div className="grid min-w-0 gap-3">
          <SummaryLine
            label={t`Preise`}
            items={[
              { id: 'contract', label: t`Vertrag`, value: format.euro(years.contract?.revenue) },
              { id: 'options', label: t`Alle Optionen`, value: format.euro(years.options?.revenue) },
              { id: 'total', label: t`Gesamtpreis mit allen Optionen`, value: format.euro(years.total?.revenue) },
            ]}
          />
          {years.total === null ? (
            <p className="text-13 text-warn-text">
              {t`Ohne Gesamtpreis: Nicht jede Leistung hat in jedem Abschnitt einen Preis. Unten steht, was fehlt.`}
            </p>
          ) : null}
        </div>
        <div className="w-80 max-w-full print:hidden">
          <NumberField
            name="rise"
            label={t`Angenommene Lohnsteigerung je Jahr`}
            description={t`In den Optionen, wo eine Leistung keine eigene annimmt. Wird nicht gespeichert.`}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              if (isRise(value)) onSearch({ rise: value });
            }}
            errorMessage={isWrong ? t`Zwischen 0 % und ${most}.` : undefined}
            percent
            step={0.5}
          />
        </div>
      </div>
    </Card>
  );
}

function NoOptions({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="info"
      title={t`Keine Verlängerungsoption`}
      action={
        <Link to="/tender/$tenderId/details" params={{ tenderId: chanceId }} className="underline">
          {t`Zu den Details`}
        </Link>
      }
    >
      {t`Darf der Kunde den Vertrag verlängern? Anzahl und Monate der Verlängerungen stehen in den Details der Chance.`}
    </Banner>
  );
}
