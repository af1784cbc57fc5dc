import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { RevenueOfMonth } from '@zuschlag/validation/dashboard/dashboard';
import { type KeyboardEvent, useState } from 'react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { daysOfMonth } from './months.ts';
import { useMonthNames } from './use-month-names.ts';

const axisWidth = 64;
const top = 34;
const bottom = 26;

/**
 * A bar per month. One of them takes the focus; arrow keys go on to its neighbours, and each names its month and revenue
 * and leads to its Chances.
 */
export function RevenueBars(props: { months: readonly RevenueOfMonth[]; height: number }) {
  return (
    <div style={{ height: props.height }}>
      <ParentSize debounceTime={50}>
        {({ width }) => (width < 120 ? null : <Drawing {...props} width={width} />)}
      </ParentSize>
    </div>
  );
}

const keyOf = ({ year, month }: RevenueOfMonth) => `${year}-${month}`;

function Drawing({ months, height, width }: { months: readonly RevenueOfMonth[]; height: number; width: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useMonthNames();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const [reached, setReached] = useState(0);
  const x = scaleBand<string>({ domain: months.map(keyOf), range: [axisWidth, width - 8], padding: 0.45 });
  const y = scaleLinear<number>({
    domain: [0, Math.max(...months.map(({ revenue }) => revenue), 1)],
    range: [height - bottom, top],
    nice: 4,
  });
  const move = (event: KeyboardEvent<Element>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = { Home: 0, End: months.length - 1 }[event.key] ?? (step === undefined ? null : reached + step);
    if (next === null || !months[next]) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget.closest('svg')?.querySelectorAll<SVGAElement>('a')[next]?.focus();
  };
  const shown = chosen === null ? null : months[chosen];
  return (
    <figure aria-label={t`Umsatz je Monat`} className="relative m-0">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has the name, and a title would cover the bars */}
      <svg width={width} height={height} className="tnum block">
        <GridRows
          scale={y}
          left={axisWidth}
          width={width - axisWidth - 8}
          numTicks={4}
          className="stroke-border"
          stroke=""
        />
        <AxisLeft
          scale={y}
          left={axisWidth}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickFormat={(value) => format.euroShort(Number(value))}
          tickLabelProps={{ className: 'fill-ink-3 text-11', textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <g>
          {months.map((month, at) => {
            const key = keyOf(month);
            const left = x(key) ?? 0;
            const isShown = at === chosen;
            const href = pathTo({ to: '/tender/all', search: { filters: { startDate: daysOfMonth(month) } } });
            return (
              <Group key={key}>
                <a
                  href={href}
                  tabIndex={at === reached ? 0 : -1}
                  aria-label={[
                    names.full(month),
                    format.euro(month.revenue, 0),
                    plural(month.count, { one: '# Chance', other: '# Chancen' }),
                  ].join(', ')}
                  className="group/bar outline-none"
                  onFocus={() => {
                    setReached(at);
                    setChosen(at);
                  }}
                  onBlur={() => setChosen(null)}
                  onKeyDown={move}
                  onPointerEnter={() => setChosen(at)}
                  onPointerLeave={() => setChosen(null)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    void navigate({ href });
                  }}
                >
                  <Bar
                    x={left - (x.step() - x.bandwidth()) / 2}
                    y={top}
                    width={x.step()}
                    height={height - top}
                    rx={4}
                    className={`fill-transparent group-focus-visible/bar:stroke-2 group-focus-visible/bar:stroke-outline ${isShown ? 'fill-hover' : ''}`}
                  />
                  <Bar
                    x={left}
                    y={y(month.revenue)}
                    width={x.bandwidth()}
                    height={Math.max(0, y(0) - y(month.revenue))}
                    rx={Math.min(4, x.bandwidth() / 4)}
                    className={isShown ? 'fill-ink-2' : 'fill-border-field'}
                  />
                </a>
                <text
                  // Outside of the link, whose name says the month in full.
                  x={left + x.bandwidth() / 2}
                  y={height - 8}
                  textAnchor="middle"
                  className={`pointer-events-none ${isShown ? 'fill-ink font-medium text-11' : 'fill-ink-3 text-11'}`}
                >
                  {x.step() < 34 ? names.short(month).slice(0, 1) : names.short(month).replace('.', '')}
                </text>
              </Group>
            );
          })}
        </g>
      </svg>
      {shown ? (
        <p
          aria-hidden="true"
          className="tnum pointer-events-none absolute top-0 -translate-x-1/2 whitespace-nowrap rounded-badge bg-ink px-[9px] py-[5px] text-12 text-inverse"
          style={{ left: Math.min(Math.max((x(keyOf(shown)) ?? 0) + x.bandwidth() / 2, 90), width - 90) }}
        >
          {names.full(shown)} <b className="ml-1.5 font-semibold">{format.euro(shown.revenue, 0)}</b>
        </p>
      ) : null}
    </figure>
  );
}
