import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '@zuschlag/ui';
import type { ServicePart, ServiceYears } from '@zuschlag/validation/services/figures/contract-years';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useProblemMessages } from '../services/result/problem-note.tsx';
import { PartsTable } from './parts-table.tsx';
import { useWageWords } from './use-wage-words.ts';

/** The same table for each service, with what each wage rests on. */
export function ServicesOfYears({ services }: { services: readonly ServiceYears[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Leistungen`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold text-14">{t`Leistung für Leistung`}</h3>
      {services.map((service) => (
        <OneService key={service.serviceId} service={service} isOpen={services.length === 1} />
      ))}
    </section>
  );
}

function OneService({ service, isOpen }: { service: ServiceYears; isOpen: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, operationalOrganizationShortName, additional, parts, contract, total, endedRows } = service;
  const isMissing = parts.some(({ sums }) => sums === null);
  const hasOptions = parts.some(({ kind }) => kind === 'OPTION');
  return (
    <Disclosure
      title={
        <>
          {name} <span className="font-normal text-ink-3">{operationalOrganizationShortName}</span>
        </>
      }
      aside={isMissing ? <span className="text-warn-text">{t`unvollständig`}</span> : format.euro(total?.revenue)}
      defaultExpanded={isOpen || isMissing}
      flush
    >
      <PartsTable
        name={t`Jahre und Optionen: ${name}`}
        parts={parts}
        sums={{ contract, total }}
        underPart={(part) => <UnderPart part={part} service={service} />}
      />
      <Notes
        notes={[
          additional ? t`Eine Bedarfsleistung, deshalb in keiner Summe der Chance.` : null,
          hasOptions && endedRows > 0
            ? t`${plural(endedRows, {
                one: '# Schicht oder Besuchsart endet vor dem Vertrag und läuft in den Optionen nicht weiter.',
                other: '# Schichten oder Besuchsarten enden vor dem Vertrag und laufen in den Optionen nicht weiter.',
              })}`
            : null,
          service.areRatesGone
            ? t`Tabellenzeilen hinter dem Preis gibt es nicht mehr; die Jahre sind mit den Tabellen von heute gerechnet.`
            : null,
        ]}
      />
    </Disclosure>
  );
}

function Notes({ notes }: { notes: readonly (string | null)[] }) {
  const shown = notes.filter((note) => note !== null);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1 border-t px-4 py-3 text-13 text-ink-2">
      {shown.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** What the wages of a part rest on, and what a reader has to know of it. */
function UnderPart({ part, service }: { part: ServicePart; service: ServiceYears }) {
  const { t } = useLingui();
  const format = useFormat();
  const wageWords = useWageWords(service);
  const problemWords = useProblemMessages();
  const { wages, problem, isHidden, lawfulHolidayYears, belowMinimumWage } = part;
  const warn = 'block max-w-[36rem] text-12 text-warn-text';
  return (
    <>
      {wages.map((wage) => (
        <span key={wage.from} className="block max-w-[36rem] text-12 text-ink-3">
          {wageWords(wage, wages.length > 1)}
        </span>
      ))}
      {problem ? <span className={warn}>{problemWords(problem)}</span> : null}
      {isHidden ? (
        <span className={warn}>
          {t`Der Lohn folgt der Entgelttabelle; die Zeilen von ${service.operationalOrganizationShortName} sind für Sie nicht einsehbar.`}
        </span>
      ) : null}
      {part.sums?.minutes === 0 ? (
        <span className="block text-12 text-ink-3">{t`Keine Schicht und kein Besuch läuft weiter.`}</span>
      ) : null}
      {lawfulHolidayYears.length > 0 ? (
        <span className="block max-w-[36rem] text-12 text-ink-3">
          {t`Feiertage ${lawfulHolidayYears.join(', ')} nach Gesetz: In der Tabelle fehlen sie noch.`}
        </span>
      ) : null}
      {belowMinimumWage ? (
        <span className={warn}>
          {t`Ab ${format.day(belowMinimumWage.day)} unter dem Mindestlohn von ${format.amount(belowMinimumWage.minimumWage)}.`}
        </span>
      ) : null}
    </>
  );
}
