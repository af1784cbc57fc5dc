import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, EmptyState, SkeletonText } from '@zuschlag/ui';
import { LinkButton } from '@zuschlag/ui/actions/button';
import { FilterChip } from '@zuschlag/ui/actions/filter-chip';
import type { WinLoss } from '@zuschlag/validation/win-loss/win-loss';
import { leastCases, type WinLossDimension } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import { ChartNoAxesCombined, CloudOff } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { pathTo } from '../../app/navigation/path-to.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type Axes, MissingFigure, Spread, useFigureText, WinRate } from './figure-cells.tsx';
import { choiceOf, useGroupNames } from './group-names.ts';
import { GroupTable } from './group-table.tsx';
import { axisOf } from './percentile-strip.tsx';
import { filterOf, type WinLossSearch } from './win-loss-search.ts';

/** What decided Chances teach, by customer, state, kind of service, size and year. */
export function WinLossScreen({
  search,
  onSearch,
}: {
  search: WinLossSearch;
  onSearch: (search: WinLossSearch) => void;
}) {
  const { t } = useLingui();
  const query = trpc.winLoss.figures.useQuery(filterOf(search), { placeholderData: (previous) => previous });
  const { data, error } = query;
  return (
    <div className="grid w-full max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <header className="grid gap-1">
        <h1 className="font-semibold text-20">{t`Auswertung`}</h1>
        <p className="max-w-[80ch] text-ink-2">
          {t`Gewonnene und verlorene Chancen, die Sie sehen dürfen. Keine Zahl beruht auf weniger als ${leastCases} Fällen.`}
        </p>
      </header>
      {data ? (
        <Figures data={data} search={search} onSearch={onSearch} isStale={query.isPlaceholderData} />
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Auswertung konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>
              {Object.values(search).some((value) => value !== undefined) ? (
                <Button variant="ghost" onPress={() => onSearch({})}>{t`Alle Filter entfernen`}</Button>
              ) : null}
            </span>
          }
        />
      ) : (
        <div role="status" aria-label={t`Die Auswertung wird geladen`} className="grid gap-4">
          {[3, 6, 6].map((lines, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
            <Card key={at}>
              <CardBody>
                <SkeletonText lines={lines} />
              </CardBody>
            </Card>
          ))}
        </div>
      )}
    </div>
  );
}

type FiguresProps = {
  data: WinLoss;
  search: WinLossSearch;
  onSearch: (search: WinLossSearch) => void;
  isStale: boolean;
};

function Figures({ data: { total, tables }, search, onSearch, isStale }: FiguresProps) {
  const { t } = useLingui();
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  if (total.cases === 0 && !isNarrowed)
    return (
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title={t`Noch keine Chance ist entschieden`}
        text={t`Tragen Sie bei eingereichten Chancen ein, ob sie gewonnen oder verloren sind, bei verlorenen auch den Preis des Gewinners. Ab ${leastCases} Fällen stehen hier Gewinnquote, Preis je Stunde und Abstand zum Gewinner.`}
        action={
          <LinkButton href={pathTo({ to: '/tender/all', search: { filters: { state: ['submitted'] } } })}>
            {t`Eingereichte Chancen zeigen`}
          </LinkButton>
        }
      />
    );
  const spreads = [total, ...tables.flatMap(({ groups }) => groups)];
  const axes: Axes = {
    price: axisOf(spreads.map(({ pricePerHour }) => pricePerHour)),
    distance: axisOf(
      spreads.map(({ distance }) => distance),
      [0],
    ),
  };
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <ChosenGroups tables={tables} search={search} onSearch={onSearch} />
      <Total total={total} axes={axes} />
      {tables
        .filter(({ groups }) => groups.length > 0)
        .map((table) => (
          <GroupTable key={table.dimension} table={table} search={search} axes={axes} />
        ))}
      <p className="max-w-[80ch] text-12 text-ink-3">
        {t`Die große Zahl ist der Median. Der Strich reicht von 10 bis 90 % der Fälle, der Balken von 25 bis 75 %. Abstand: unser Preis gegen den des Gewinners, bei verlorenen Chancen; +5 % heißt, wir waren teurer.`}
      </p>
    </div>
  );
}

const fieldOf = { customer: 'customer', state: 'state', kind: 'kind', size: 'size', year: 'year' } as const satisfies {
  [dimension in WinLossDimension]: keyof WinLossSearch;
};

/** What the tables are narrowed to, each with a way to take it away. */
function ChosenGroups({
  tables,
  search,
  onSearch,
}: Pick<FiguresProps, 'search' | 'onSearch'> & { tables: WinLoss['tables'] }) {
  const { t } = useLingui();
  const { nameOf, dimensionName } = useGroupNames();
  const chosen = tables.filter(({ dimension }) => search[fieldOf[dimension]] !== undefined);
  if (chosen.length === 0)
    return (
      <p className="text-13 text-ink-3">{t`Wählen Sie in einer Tabelle eine Gruppe, um alle anderen auf sie einzugrenzen.`}</p>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chosen.map(({ dimension, groups }) => {
        const field = fieldOf[dimension];
        const group = groups.find((one) => choiceOf(one)?.[field] === search[field]);
        return (
          <FilterChip
            key={dimension}
            label={dimensionName(dimension)}
            value={group ? nameOf(group) : t`ohne Fälle`}
            onRemove={() => onSearch(withoutField(search, field))}
          />
        );
      })}
      <Button size="small" variant="ghost" onPress={() => onSearch({})}>{t`Alle Filter entfernen`}</Button>
    </div>
  );
}

function withoutField({ ...search }: WinLossSearch, field: keyof WinLossSearch): WinLossSearch {
  delete search[field];
  return search;
}

/** The three figures over everything that the filters leave. */
function Total({ total, axes }: { total: WinLoss['total']; axes: Axes }) {
  const { t } = useLingui();
  const format = useFormat();
  const text = useFigureText();
  const name = 'text-12 text-ink-3';
  return (
    <Card label={t`Insgesamt`}>
      <CardBody>
        <dl className="grid gap-4 sm:grid-cols-[auto_1fr_1fr] sm:gap-8">
          <div className="grid content-start gap-1">
            <dt className={name}>{t`Gewinnquote`}</dt>
            <dd className="text-20">
              <WinRate {...total} />
              {total.winRate === null ? null : (
                <span className="block text-12 text-ink-3">{t`${format.number(total.cases)} Fälle`}</span>
              )}
            </dd>
          </div>
          <div className="grid content-start gap-1">
            <dt className={name}>{t`Preis je Stunde`}</dt>
            <dd className="text-16">
              <Spread spread={total.pricePerHour} cases={total.pricedCases} axis={axes.price} show={text.price} />
            </dd>
          </div>
          <div className="grid content-start gap-1">
            <dt className={name}>{t`Abstand zum Gewinner`}</dt>
            <dd className="text-16">
              {total.distanceCases === 0 ? (
                <MissingFigure cases={0} />
              ) : (
                <Spread
                  spread={total.distance}
                  cases={total.distanceCases}
                  axis={axes.distance}
                  show={text.distance}
                  hasZero
                />
              )}
            </dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
}
