import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import type { ReactNode } from 'react';
import { FigureButton } from '../result/figure-button.tsx';
import type { ComparedGroup, ComparedRow, ComparedValue } from './comparison.ts';
import type { BlockFigure } from './figures/figure-lines.ts';
import { SideMark } from './side-mark.tsx';
import { useValueText } from './use-value-text.ts';

type TableProps = {
  groups: readonly ComparedGroup[];
  first: Service;
  second: Service | null;
  isOnlyDifferences: boolean;
} & OpenOrigin;

/** A figure of one of the services, whose origin is open or can be opened. */
export type OpenedFigure = { serviceId: string; rowId: string; figure: BlockFigure };
type OpenOrigin = { opened: OpenedFigure | null; onOpen: (figure: OpenedFigure) => void; onNear: () => void };

/** One service line by line, or two beside each other with what sets them apart. */
export function ComparisonTable({ groups, first, second, isOnlyDifferences, ...open }: TableProps) {
  const { t } = useLingui();
  const shown = groups
    .map((group) => ({ ...group, rows: isOnlyDifferences ? group.rows.filter((row) => row.isDifferent) : group.rows }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <table className="tnum w-full table-fixed border-separate [border-spacing:0] text-14 print:text-12 max-sm:text-13 [&_:is(th,td)]:px-2 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 max-sm:[&_:is(th,td):first-child]:pl-3 max-sm:[&_:is(th,td):last-child]:pr-3">
      <caption className="sr-only">
        {second ? t`${first.name} und ${second.name} nebeneinander` : t`${first.name} in allen Einzelheiten`}
      </caption>
      <thead>
        <tr className="[&_th]:sticky [&_th]:top-[var(--head-height,3.5rem)] [&_th]:z-1 [&_th]:border-b [&_th]:bg-surface [&_th]:py-2.5 [&_th]:align-bottom print:[&_th]:static">
          <th scope="col" className={second ? 'w-[34%] text-left' : 'w-[45%] text-left'}>
            <span className="sr-only">{t`Zeile`}</span>
          </th>
          <SideHead service={first} mark={second ? 'A' : null} />
          {second ? <SideHead service={second} mark="B" /> : null}
          {second ? (
            <th scope="col" className="w-[18%] whitespace-nowrap text-right font-semibold max-sm:hidden">
              {t`B − A`}
            </th>
          ) : null}
        </tr>
      </thead>
      {shown.map((group) => (
        <GroupRows key={group.id} group={group} first={first} second={second} {...open} />
      ))}
    </table>
  );
}

function SideHead({ service, mark }: { service: Service; mark: 'A' | 'B' | null }) {
  return (
    <th scope="col" className="text-right font-semibold">
      <span className="line-clamp-2 break-words">
        {mark ? (
          <span className="mr-2 inline-block align-[-3px]">
            <SideMark side={mark} />
          </span>
        ) : null}
        {service.name}
      </span>
      <span className="block truncate font-normal text-12 text-ink-3">{service.operationalOrganizationShortName}</span>
    </th>
  );
}

function GroupRows({
  group,
  first,
  second,
  ...open
}: { group: ComparedGroup; first: Service; second: Service | null } & OpenOrigin) {
  const { t } = useLingui();
  const { valueText, differenceText } = useValueText();
  const count = group.differences;
  return (
    <tbody className="[&_:is(td,th)]:h-7 print:break-inside-avoid print:[&_:is(td,th)]:h-6">
      <tr>
        <th scope="rowgroup" colSpan={second ? 3 : 2} className="bg-sunken text-left font-semibold text-13">
          <span className="flex items-center gap-2">
            {group.label}
            {count > 0 ? (
              <span title={t`${plural(count, { one: '# Unterschied', other: '# Unterschiede' })}`}>
                <Badge kind="count">{count}</Badge>
              </span>
            ) : null}
          </span>
        </th>
        {second ? <td className="bg-sunken max-sm:hidden" /> : null}
      </tr>
      {group.rows.map((row) => {
        const difference = differenceText(row);
        return (
          <tr key={row.id} className="hover:bg-hover">
            <th scope="row" className="py-0.5 text-left font-normal text-ink-2">
              {row.label}
            </th>
            <ValueCell row={row} value={row.first} text={valueText(row.first, row.kind)} service={first} {...open} />
            {second ? (
              <ValueCell
                row={row}
                value={row.second ?? null}
                text={valueText(row.second, row.kind)}
                service={second}
                {...open}
              >
                {difference ? (
                  <span className="block text-12 text-ink-2 sm:hidden">
                    <span className="sr-only">{t`B − A`} </span>
                    {difference}
                  </span>
                ) : null}
              </ValueCell>
            ) : null}
            {second ? (
              <td className={`whitespace-nowrap text-right max-sm:hidden ${difference ? 'font-medium' : 'text-ink-3'}`}>
                {difference ?? (row.isDifferent ? t`anders` : '–')}
              </td>
            ) : null}
          </tr>
        );
      })}
    </tbody>
  );
}

/** A value; a differing input is marked, and a value other than the default of the organization names the default. */
function ValueCell(
  props: { row: ComparedRow; value: ComparedValue; text: string; service: Service; children?: ReactNode } & OpenOrigin,
) {
  const { row, value, text, service, opened, children } = props;
  const { t } = useLingui();
  const { valueText } = useValueText();
  const standard = row.standard && service.defaultCostParameters ? service.defaultCostParameters[row.standard] : null;
  const isOwn = standard !== null && value !== null && standard !== value;
  const isMarked = row.isInput && (row.isDifferent || isOwn);
  return (
    <td className="py-0.5 text-right">
      {isOwn ? (
        <span className="mr-2 text-12 text-ink-3 max-sm:mr-0 max-sm:block">
          {t`Standard ${valueText(standard, row.kind)}`}
        </span>
      ) : null}
      <span
        className={`${typeof value === 'string' ? 'break-words' : 'whitespace-nowrap'} ${isMarked ? '-mr-1.5 rounded-badge bg-diff px-1.5 py-0.5 font-medium [box-decoration-break:clone]' : row.isInput ? 'text-ink-2' : ''}`}
      >
        {row.opens && value !== null && service.pricing !== null ? (
          <FigureButton
            label={t`Herkunft öffnen: ${row.label}, ${service.name}`}
            isOpen={opened?.rowId === row.id && opened.serviceId === service.id}
            onPress={() => row.opens && props.onOpen({ serviceId: service.id, rowId: row.id, figure: row.opens })}
            onNear={props.onNear}
          >
            {text}
          </FigureButton>
        ) : (
          text
        )}
      </span>
      {children}
    </td>
  );
}
