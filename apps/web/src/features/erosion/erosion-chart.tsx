import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { ParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { Bar, Line, LinePath } from '@visx/shape';
import type { ErosionResult } from '@zuschlag/calc-engine';
import type { TableStep } from '@zuschlag/validation/services/erosion';
import { useFormat } from '../../app/preferences/use-format.ts';
import { placeInYears } from './place-in-years.ts';

type ErosionChartProps = {
  result: Extract<ErosionResult, { status: 'OK' }>;
  /** the offered margin */
  offered: number;
  startDate: string;
  steps: readonly TableStep[];
  /** number of the marked year */
  chosen: number;
  onChoose: (year: number) => void;
};

const upper = { top: 22, height: 170 };
const lower = { top: 232, height: 84 };
const height = 340;
const axisWidth = 52;

/**
 * Price and cost of an hour as steps over the years, and below them the margin of each year against the offered one.
 * Table rows that take effect inside the contract stand as dashed lines. The table below it says the same in figures.
 */
export function ErosionChart(props: ErosionChartProps) {
  const { t } = useLingui();
  return (
    <figure className="m-0">
      <figcaption className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
        <Key className="border-accent" label={t`Preis je Stunde`} />
        <Key className="border-danger" label={t`Kosten je Stunde`} />
        <Key className="border-ink-3 border-dashed" label={t`angebotene Marge`} />
        {props.steps.length > 0 ? (
          <Key className="border-warn-text border-dotted" label={t`Tabellenzeile tritt in Kraft`} />
        ) : null}
      </figcaption>
      <div style={{ height }}>
        <ParentSize debounceTime={50}>
          {({ width }) => (width < 120 ? null : <Drawing {...props} width={width} />)}
        </ParentSize>
      </div>
    </figure>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`w-4 border-t-2 ${className}`} />
      {label}
    </span>
  );
}

function Drawing({
  result,
  offered,
  startDate,
  steps,
  chosen,
  onChoose,
  width,
}: ErosionChartProps & { width: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { rows, years } = result;
  const length = rows.reduce((sum, { weight }) => sum + weight, 0);
  const x = scaleLinear<number>({ domain: [0, length], range: [axisWidth, width - 4] });
  const amounts = rows.flatMap(({ pricePerHour, costPerHour }) => [pricePerHour, costPerHour]);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max((most - least) * 0.15, most * 0.01);
  const y = scaleLinear<number>({
    domain: [least - room, most + room],
    range: [upper.top + upper.height, upper.top],
    nice: 4,
  });
  const margins = [0, offered, ...rows.map(({ margin }) => margin)];
  const yMargin = scaleLinear<number>({
    domain: [Math.min(...margins), Math.max(...margins)],
    range: [lower.top + lower.height, lower.top],
    nice: 3,
  });
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, { weight }) => sum + weight, 0));
  const stairs = (read: (row: (typeof rows)[number]) => number) =>
    rows.flatMap((row, at) => {
      const start = starts[at] ?? 0;
      return [
        { x: x(start), y: y(read(row)) },
        { x: x(start + row.weight), y: y(read(row)) },
      ];
    });
  const last = rows.at(-1);
  const summary = [
    plural(years, { one: 'Marge über # Jahr', other: 'Marge über # Jahre' }),
    t`im ersten Jahr ${format.percent(rows[0]?.margin, 2, true)}`,
    t`im letzten ${format.percent(last?.margin, 2, true)}`,
  ].join(', ');
  const tick = { className: 'fill-ink-3 text-11', textAnchor: 'end' as const, dx: -4, dy: 4 };
  return (
    <svg width={width} height={height} role="img" aria-label={summary} className="tnum block">
      <GridRows
        scale={y}
        left={axisWidth}
        width={width - axisWidth - 4}
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
        tickFormat={(value) => format.euro(Number(value))}
        tickLabelProps={tick}
      />
      <GridRows
        scale={yMargin}
        left={axisWidth}
        width={width - axisWidth - 4}
        numTicks={3}
        className="stroke-border"
        stroke=""
      />
      <AxisLeft
        scale={yMargin}
        left={axisWidth}
        numTicks={3}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format.percent(Number(value), 1)}
        tickLabelProps={tick}
      />
      {rows.map((row, at) => {
        const start = starts[at] ?? 0;
        const [left, right] = [x(start), x(start + row.weight)];
        const isChosen = row.year === chosen;
        const barWidth = Math.min(56, Math.max(4, (right - left) * 0.5));
        const zero = yMargin(0);
        const end = yMargin(row.margin);
        return (
          <Group key={row.year}>
            <Bar
              x={left}
              y={upper.top}
              width={Math.max(0, right - left)}
              height={lower.top + lower.height - upper.top}
              onPointerMove={() => isChosen || onChoose(row.year)}
              onPointerDown={() => onChoose(row.year)}
              className={isChosen ? 'fill-accent-soft' : 'fill-transparent'}
              fillOpacity={0.6}
            />
            <Bar
              x={(left + right) / 2 - barWidth / 2}
              y={Math.min(zero, end)}
              width={barWidth}
              height={Math.max(1, Math.abs(end - zero))}
              rx={2}
              pointerEvents="none"
              className={row.margin < 0 ? 'fill-danger' : 'fill-accent'}
              fillOpacity={isChosen ? 1 : 0.65}
            />
            <text
              x={(left + right) / 2}
              y={height - 6}
              textAnchor="middle"
              className={isChosen ? 'fill-ink font-semibold text-11' : 'fill-ink-3 text-11'}
            >
              {t`Jahr ${row.year}`}
            </text>
          </Group>
        );
      })}
      <Line
        from={{ x: axisWidth, y: yMargin(offered) }}
        to={{ x: width - 4, y: yMargin(offered) }}
        className="stroke-ink-3"
        strokeDasharray="5 4"
        pointerEvents="none"
      />
      <LinePath
        data={stairs(({ costPerHour }) => costPerHour)}
        x={(point) => point.x}
        y={(point) => point.y}
        className="stroke-danger"
        strokeWidth={2}
        pointerEvents="none"
      />
      <LinePath
        data={stairs(({ pricePerHour }) => pricePerHour)}
        x={(point) => point.x}
        y={(point) => point.y}
        className="stroke-accent"
        strokeWidth={2}
        pointerEvents="none"
      />
      <StepLines steps={steps} startDate={startDate} x={x} length={length} />
    </svg>
  );
}

/** The days on which table rows take effect, numbered as in the list below the chart. */
function StepLines(props: {
  steps: readonly TableStep[];
  startDate: string;
  x: (place: number) => number;
  length: number;
}) {
  const { steps, startDate, x, length } = props;
  const byDay = Map.groupBy(
    steps.map((step, at) => ({ day: step.activeFrom, number: at + 1 })),
    ({ day }) => day,
  );
  return [...byDay].map(([day, numbered]) => {
    const place = placeInYears(startDate, day);
    if (place > length) return null;
    const left = x(place);
    return (
      <Group key={day} pointerEvents="none">
        <Line
          from={{ x: left, y: upper.top - 4 }}
          to={{ x: left, y: lower.top + lower.height }}
          className="stroke-warn-text"
          strokeDasharray="2 3"
        />
        <text x={left} y={upper.top - 9} textAnchor="middle" className="fill-warn-text font-semibold text-11">
          {numbered.map(({ number }) => number).join(', ')}
        </text>
      </Group>
    );
  });
}
