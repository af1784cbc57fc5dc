import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import type { RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';
import { isEmpty, type RateChanges, useRateImpact } from './use-rate-impact.ts';

/**
 * What rows that come or go would do to the open Chances, before anything is written: how many, how much the costs move,
 * and which. Shows nothing for an empty change.
 *
 * @param changes rows as `configuration.<table>.add` takes them, ids of rows to go, or a planned import
 */
export function RateImpactPanel({ changes }: { changes: RateChanges }) {
  const { t } = useLingui();
  const { impact, error, retry } = useRateImpact(changes);
  if (isEmpty(changes)) return null;
  return (
    <section aria-label={t`Wirkung auf offene Chancen`} className="grid min-w-0 gap-3">
      {error || impact?.state === 'failed' ? (
        <Banner
          tone="danger"
          title={t`Die Wirkung konnte nicht berechnet werden`}
          isLive
          action={<Button size="small" onPress={retry}>{t`Erneut versuchen`}</Button>}
        >
          {error ? errorMessage(error) : null}
        </Banner>
      ) : impact?.state === 'done' ? (
        <RateImpactSummary impact={impact} />
      ) : (
        <Running impact={impact} />
      )}
    </section>
  );
}

function Running({ impact }: { impact: RateImpact | undefined }) {
  const { t } = useLingui();
  const total = impact?.total ?? 0;
  const isCounted = total > 0;
  return (
    <div role="status">
      <ProgressBar
        label={t`Wirkung auf offene Chancen`}
        value={isCounted ? impact?.done : undefined}
        max={isCounted ? total : undefined}
        valueText={isCounted ? t`${impact?.done ?? 0} von ${total} Leistungen` : t`wird berechnet`}
      />
    </div>
  );
}

function RateImpactSummary({ impact }: { impact: RateImpact }) {
  const { t } = useLingui();
  const { services, unpriced, orphanedSeries, wages } = impact;
  return (
    <>
      <div role="status">
        {services > 0 ? <Sums impact={impact} /> : null}
        {wages.services > 0 ? <OtherWages wages={wages} /> : null}
        {services + wages.services === 0 ? <p>{t`Betrifft keine offene Chance.`}</p> : null}
      </div>
      {unpriced > 0 ? (
        <Banner tone="danger">
          <Plural
            value={unpriced}
            one="# Leistung hätte keinen Preis mehr: Ihr fehlt dann eine gültige Zeile."
            other="# Leistungen hätten keinen Preis mehr: Ihnen fehlt dann eine gültige Zeile."
          />
        </Banner>
      ) : null}
      {orphanedSeries > 0 ? (
        <Banner tone="warn">
          <Plural
            value={orphanedSeries}
            one="Es ist die letzte Zeile, die heute gilt: Danach gilt an ihrer Stelle keine."
            other="In # Reihen ist es die letzte Zeile, die heute gilt: Danach gilt an ihrer Stelle keine."
          />
        </Banner>
      ) : null}
      {impact.touched.length > 0 ? <TouchedChances impact={impact} /> : null}
      {wages.chances.length > 0 ? <ChancesWithOtherWages wages={wages} /> : null}
    </>
  );
}

function Sums({ impact: { chances, services, unpriced, costBefore, costAfter } }: { impact: RateImpact }) {
  const { t } = useLingui();
  const movement = useChangeFormat();
  const euro = movement.euro(costBefore, costAfter);
  const share = movement.percent(costBefore, costAfter);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p>
        <Trans>
          Betrifft <Plural value={chances} one="# offene Chance" other="# offene Chancen" />,{' '}
          <Plural value={services} one="# Leistung" other="# Leistungen" />
        </Trans>
      </p>
      {unpriced === services ? (
        <p className="font-semibold text-danger-text">{t`Kein Preis mehr`}</p>
      ) : (
        <p className="tnum font-semibold">
          {unpriced === 0 ? t`Kosten ${euro}` : t`Kosten der übrigen ${euro}`} {share === null ? null : `(${share})`}
        </p>
      )}
    </div>
  );
}

/** What the table says of services whose wage is entered; it moves the price of those only that follow it. */
function OtherWages({ wages: { services, below } }: { wages: RateImpact['wages'] }) {
  return (
    <>
      <p>
        <Plural
          value={services}
          one="Die Tabelle nennt für # Leistung einen anderen Lohn."
          other="Die Tabelle nennt für # Leistungen einen anderen Lohn."
        />
      </p>
      <p className={below > 0 ? 'font-semibold text-warn-text' : ''}>
        <Plural
          value={below}
          _0="Keine zahlt weniger als die Tabelle. Eingetragene Löhne bleiben."
          one="# zahlt dann weniger als die Tabelle. Eingetragene Löhne bleiben."
          other="# zahlen dann weniger als die Tabelle. Eingetragene Löhne bleiben."
        />
      </p>
    </>
  );
}

function ChancesWithOtherWages({ wages: { chances } }: { wages: RateImpact['wages'] }) {
  const { t, i18n } = useLingui();
  return (
    <section
      aria-label={t`Chancen mit anderen Löhnen`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto rounded-control border"
    >
      <ul className="text-13">
        {chances.map((one) => (
          <li key={`${one.chanceId} ${one.organizationId}`} className="border-t px-3 py-1.5 first:border-t-0">
            <a href={servicesOf(one)} target="_blank" rel="noreferrer">
              {one.name}
            </a>
            <p className="text-12 text-ink-3">
              {one.organization} · {i18n._(chanceStateLooks[one.state as ChanceState].short)} ·{' '}
              <Plural value={one.services} one="# Leistung" other="# Leistungen" />
              {one.below > 0 ? (
                <>
                  {' · '}
                  <Plural value={one.below} one="# unter der Tabelle" other="# unter der Tabelle" />
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TouchedChances({ impact: { touched } }: { impact: RateImpact }) {
  const { t, i18n } = useLingui();
  const movement = useChangeFormat();
  return (
    <section
      aria-label={t`Betroffene Chancen`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto rounded-control border"
    >
      <table className="w-full text-13">
        <thead className="sticky top-0 bg-sunken text-12 text-ink-2">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left font-medium">{t`Chance`}</th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">{t`Kosten`}</th>
          </tr>
        </thead>
        <tbody>
          {touched.map((one) => (
            <tr key={`${one.chanceId} ${one.organizationId}`} className="border-t align-top">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                <a href={servicesOf(one)} target="_blank" rel="noreferrer">
                  {one.name}
                </a>
                <p className="text-12 text-ink-3">
                  {one.organization} · {i18n._(chanceStateLooks[one.state as ChanceState].short)} ·{' '}
                  <Plural value={one.services} one="# Leistung" other="# Leistungen" />
                </p>
              </th>
              <td className="tnum whitespace-nowrap px-3 py-1.5 text-right">
                {one.costAfter === null ? (
                  <span className="text-danger-text">{t`kein Preis`}</span>
                ) : (
                  <>
                    {movement.euro(one.costBefore, one.costAfter)}
                    <p className="text-12 text-ink-3">{movement.percent(one.costBefore, one.costAfter)}</p>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function servicesOf({ chanceId, organizationId }: { chanceId: string; organizationId: number }): string {
  return pathTo({
    to: '/tender/$tenderId/services/all',
    params: { tenderId: chanceId },
    search: { operationalOrganizationId: organizationId },
  });
}
