import { Plural, useLingui } from '@lingui/react/macro';
import { Card, CardHeader, TextLink } from '@zuschlag/ui';
import type { WinLossGroup, WinLossTable } from '@zuschlag/validation/win-loss/win-loss';
import { leastCases } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import { pathTo } from '../../app/navigation/path-to.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type Axes, Spread, useFigureText, WinRate } from './figure-cells.tsx';
import { choiceOf, useGroupNames } from './group-names.ts';
import type { WinLossSearch } from './win-loss-search.ts';

/** The groups of one dimension. A group with enough cases narrows the other tables to itself. */
export function GroupTable({ table, search, axes }: { table: WinLossTable; search: WinLossSearch; axes: Axes }) {
  const { t } = useLingui();
  const { titles, dimensionName } = useGroupNames();
  const format = useFormat();
  const { dimension, groups, otherGroups, otherCases } = table;
  const isHeldBack = groups.some(
    ({ cases, winRate, pricedCases, pricePerHour, distanceCases, distance }) =>
      (winRate === null && cases >= leastCases) ||
      (pricePerHour === null && pricedCases >= leastCases) ||
      (distance === null && distanceCases >= leastCases),
  );
  return (
    <Card label={titles[dimension]}>
      <CardHeader title={titles[dimension]} />
      <table className="w-full table-fixed border-separate text-14 [border-spacing:0] max-sm:block [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-2 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 sm:[&_:is(th,td):nth-child(n+4)]:pl-6">
        <caption className="sr-only">{titles[dimension]}</caption>
        <thead className="text-12 text-ink-3 max-sm:sr-only [&_th]:border-b [&_th]:font-medium">
          <tr>
            <th scope="col" className="w-[24%] text-left">
              {dimensionName(dimension)}
            </th>
            <th scope="col" className="w-[8%] text-right">{t`Fälle`}</th>
            <th scope="col" className="w-[14%] text-right">{t`Gewinnquote`}</th>
            <th scope="col" className="w-[27%] text-left">{t`Preis je Stunde`}</th>
            <th scope="col" className="w-[27%] text-left">{t`Abstand zum Gewinner`}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block [&>tr:not(:last-child)>*]:sm:border-b [&>tr:not(:last-child)]:max-sm:border-b">
          {groups.map((group) => (
            <GroupRow key={JSON.stringify(choiceOf(group))} group={group} search={search} axes={axes} />
          ))}
        </tbody>
      </table>
      {otherGroups > 0 || isHeldBack ? (
        <div className="grid gap-1 border-t px-4 py-2 text-12 text-ink-3">
          {otherGroups > 0 ? (
            <p>
              <Plural
                value={otherGroups}
                one={`Ein weiterer Kunde; weitere Fälle: ${format.number(otherCases)}`}
                other={`# weitere Kunden; weitere Fälle: ${format.number(otherCases)}`}
              />
            </p>
          ) : null}
          {isHeldBack ? (
            <p>{t`Zurückgehalten: Sonst ließe sich eine Zahl aus weniger als ${leastCases} Fällen errechnen.`}</p>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

function without(choice: WinLossSearch): WinLossSearch {
  return Object.fromEntries(Object.keys(choice).map((field) => [field, undefined]));
}

function GroupRow({ group, search, axes }: { group: WinLossGroup; search: WinLossSearch; axes: Axes }) {
  const { t } = useLingui();
  const format = useFormat();
  const text = useFigureText();
  const { nameOf } = useGroupNames();
  const choice = choiceOf(group);
  const isChosen =
    choice !== null && Object.entries(choice).every(([field, value]) => search[field as keyof WinLossSearch] === value);
  const name = nameOf(group);
  const label = (words: string) => <span className="text-12 text-ink-3 sm:hidden">{words}</span>;
  const cell =
    'align-top max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3 max-sm:!px-4 max-sm:!py-0.5';
  return (
    <tr className={`max-sm:block max-sm:py-2 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <th scope="row" className={`break-words text-left font-normal ${cell}`}>
        {choice !== null && (group.cases >= leastCases || isChosen) ? (
          // The link stays under the focus when it has chosen its group, and takes the choice back.
          <TextLink href={pathTo({ to: '/winloss', search: { ...search, ...(isChosen ? without(choice) : choice) } })}>
            {name}
          </TextLink>
        ) : (
          <span className={isChosen ? 'font-medium' : ''}>{name}</span>
        )}
      </th>
      <td className={`tnum text-right ${cell}`}>
        {label(t`Fälle`)}
        {format.number(group.cases)}
      </td>
      <td className={`text-right ${cell}`}>
        {label(t`Gewinnquote`)}
        <WinRate {...group} />
      </td>
      <td className={cell}>
        {label(t`Preis je Stunde`)}
        <Spread spread={group.pricePerHour} cases={group.pricedCases} axis={axes.price} show={text.price} />
      </td>
      <td className={cell}>
        {label(t`Abstand`)}
        <Spread spread={group.distance} cases={group.distanceCases} axis={axes.distance} show={text.distance} hasZero />
      </td>
    </tr>
  );
}
