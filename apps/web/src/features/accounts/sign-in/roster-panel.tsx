import { useLingui } from '@lingui/react/macro';

const DAY_WIDTH = 74.4;
const HOUR_WIDTH = DAY_WIDTH / 24;
const GAP = 1.2;
const HOLIDAY = 2;
const SUNDAY = 6;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAYS = [0, 1, 2, 3, 4];

/** A week of posts as a costing lead would plan it: from, to (past 24 into the next day) and on which days. */
const ROSTER: readonly { from: number; to: number; days: readonly number[] }[] = [
  { from: 6, to: 14, days: EVERY_DAY },
  { from: 14, to: 22, days: EVERY_DAY },
  { from: 22, to: 30, days: EVERY_DAY },
  { from: 7, to: 17, days: WEEKDAYS },
  { from: 9, to: 19, days: [0, 1, 3, 4, 5] },
  { from: 20, to: 28, days: [4, 5] },
  { from: 6, to: 18, days: EVERY_DAY },
  { from: 18, to: 30, days: EVERY_DAY },
  { from: 8, to: 16, days: WEEKDAYS },
  { from: 10, to: 16, days: [6] },
  { from: 22, to: 30, days: EVERY_DAY },
  { from: 13, to: 21, days: WEEKDAYS },
  { from: 5, to: 11, days: [0, 1, 2, 3, 4, 5] },
  { from: 16, to: 24, days: [3, 4, 5, 6] },
  { from: 6, to: 14, days: EVERY_DAY },
  { from: 14, to: 22, days: EVERY_DAY },
  { from: 22, to: 30, days: EVERY_DAY },
  { from: 8, to: 20, days: WEEKDAYS },
  { from: 20, to: 28, days: [4, 5] },
  { from: 7, to: 15, days: WEEKDAYS },
];

const FILL = {
  day: 'fill-period-day',
  night: 'fill-period-night',
  sunday: 'fill-period-sunday',
  sundayNight: 'fill-period-sunday-night',
  holiday: 'fill-period-holiday',
  holidayNight: 'fill-period-holiday-night',
};

type Piece = { key: string; x: number; y: number; width: number; fill: string };

/** Shifts cut where the kind of time changes: at midnight, and where the night begins and ends. */
const PIECES: Piece[] = ROSTER.flatMap((post, row) =>
  post.days.flatMap((day) => piecesOf(row, day, post.from, post.to)),
);

function piecesOf(row: number, day: number, from: number, to: number): Piece[] {
  const cuts = [from, ...[6, 22, 24, 30].filter((hour) => hour > from && hour < to), to];
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] ?? from;
    const onDay = day + (start >= 24 ? 1 : 0);
    if (onDay > SUNDAY) return [];
    const x = (day * 24 + start) * HOUR_WIDTH;
    return [
      {
        key: `${row}-${day}-${start}`,
        x,
        y: 30 + row * 21,
        width: (end - start) * HOUR_WIDTH - GAP,
        fill: fillOf(onDay, start % 24),
      },
    ];
  });
}

function fillOf(day: number, hour: number): string {
  const isNight = hour < 6 || hour >= 22;
  if (day === HOLIDAY) return isNight ? FILL.holidayNight : FILL.holiday;
  if (day === SUNDAY) return isNight ? FILL.sundayNight : FILL.sunday;
  return isNight ? FILL.night : FILL.day;
}

/** A drawn week of shifts in the hues of the tariff periods; decoration only. */
export function Roster() {
  const { t } = useLingui();
  const days = [t`Mo`, t`Di`, t`Mi`, t`Do`, t`Fr`, t`Sa`, t`So`];
  return (
    <svg aria-hidden="true" viewBox="0 0 522 470" className="h-auto w-full max-w-[522px]">
      <linearGradient id="roster-fade" x2="0" y2="1">
        <stop offset="55%" stopColor="white" />
        <stop offset="98%" stopColor="black" />
      </linearGradient>
      <mask id="roster-mask">
        <rect width={522} height={470} fill="url(#roster-fade)" />
      </mask>
      <g mask="url(#roster-mask)">
        {days.map((name, day) => (
          <g key={name}>
            <line x1={day * DAY_WIDTH} x2={day * DAY_WIDTH} y1={0} y2={470} className="stroke-border" />
            <text x={day * DAY_WIDTH + 8} y={12} className="fill-ink-3 font-medium text-12">
              {name}
            </text>
          </g>
        ))}
        {PIECES.map((piece) => (
          <rect
            key={piece.key}
            x={piece.x}
            y={piece.y}
            width={piece.width}
            height={12}
            rx={2.5}
            className={`opacity-72 ${piece.fill}`}
          />
        ))}
      </g>
    </svg>
  );
}
