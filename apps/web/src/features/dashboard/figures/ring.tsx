import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import type { StateTone } from '@zuschlag/ui';

const size = 132;
const fills: Record<StateTone, string> = {
  pending: 'fill-state-pending-dot',
  editing: 'fill-state-editing-dot',
  ready: 'fill-state-ready-dot',
  submitted: 'fill-state-submitted-dot',
  won: 'fill-state-won-dot',
  lost: 'fill-state-lost-dot',
  none: 'fill-state-none-dot',
};

export type RingPart = { id: string; tone: StateTone; value: number };

/** Parts of a whole as a ring. The table beside it says the same in figures. */
export function Ring({ parts, figure, label }: { parts: readonly RingPart[]; figure: string; label: string }) {
  const filled = parts.filter(({ value }) => value > 0);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="tnum shrink-0">
      <Group top={size / 2} left={size / 2}>
        <circle r={size / 2 - 7} fill="none" strokeWidth={12} className={filled.length > 0 ? '' : 'stroke-active'} />
        <Pie
          data={filled}
          pieValue={({ value }) => value}
          pieSort={null}
          pieSortValues={null}
          outerRadius={size / 2 - 1}
          innerRadius={size / 2 - 13}
          padAngle={filled.length > 1 ? 0.03 : 0}
        >
          {({ arcs, path }) =>
            arcs.map((arc) => <path key={arc.data.id} d={path(arc) ?? undefined} className={fills[arc.data.tone]} />)
          }
        </Pie>
        <text y={2} textAnchor="middle" className="fill-ink font-semibold text-20">
          {figure}
        </text>
        <text y={20} textAnchor="middle" className="fill-ink-3 text-12">
          {label}
        </text>
      </Group>
    </svg>
  );
}
