import { useLingui } from '@lingui/react/macro';
import { weekdays } from '@zuschlag/validation/vocabulary';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayMessages } from '../service/service-messages.ts';
import type { DrawnShift } from './drawn-shift.ts';

const WEEK = 7 * 1440;
/** Half hours, by pointer and by key. */
const STEP = 30;
const LONGEST = 1440;

type Span = { from: number; until: number };

/** An empty lane: a stretch that is drawn there, by pointer or by keys, begins a shift. */
export function DrawLane({ onDraw }: { onDraw: (drawn: DrawnShift) => void }) {
  const { t, i18n } = useLingui();
  const [span, setSpan] = useState<Span>({ from: 6 * 60, until: 14 * 60 });
  const [isDrawing, setDrawing] = useState(false);
  const [isShown, setShown] = useState(false);
  const { from, until } = ordered(span);
  const day = weekdays[Math.floor(from / 1440) % 7] ?? 'monday';
  const words = `${i18n._(dayMessages[day])} ${timeOf(from)}–${timeOf(until)}`;
  const finish = () => onDraw({ day, startTime: timeOf(from), endTime: timeOf(until), employeeQuantity: 1 });

  function point(event: PointerEvent<HTMLDivElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return kept(Math.round((((event.clientX - left) / width) * WEEK) / STEP) * STEP);
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP, ArrowUp: -1440, ArrowDown: 1440 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      finish();
      return;
    }
    if (by === undefined) return;
    event.preventDefault();
    const moved = event.shiftKey ? { from, until: until + by } : { from: from + by, until: until + by };
    if (moved.from >= 0 && moved.until <= WEEK && isSpan(moved)) setSpan(moved);
  }

  return (
    <div className="mt-1 grid grid-cols-[3.9rem_1fr] items-center text-12 text-ink-3">
      <span className="truncate">{t`Zeichnen`}</span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t`Neue Schicht zeichnen: Pfeile verschieben, mit Umschalt ändern sie die Länge, Enter legt an`}
        aria-valuemin={0}
        aria-valuemax={WEEK}
        aria-valuenow={from}
        aria-valuetext={words}
        title={t`Ziehen Sie mit der Maus über die Zeit, in der die Schicht laufen soll.`}
        onKeyDown={press}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = point(event);
          setSpan({ from: at, until: at });
          setDrawing(true);
        }}
        onPointerMove={(event) => {
          if (isDrawing) setSpan({ from: span.from, until: point(event) });
        }}
        onPointerUp={() => {
          setDrawing(false);
          if (isSpan(ordered(span))) finish();
        }}
        onPointerCancel={() => setDrawing(false)}
        className="relative h-6 cursor-crosshair touch-none overflow-hidden rounded-mark border border-dashed outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent"
      >
        {(isDrawing || isShown) && until > from ? (
          <span
            className="tnum absolute inset-y-0.5 grid place-items-center overflow-hidden whitespace-nowrap rounded-mark bg-accent-soft px-1 text-11 text-accent-text leading-none"
            style={{ left: `${(from / WEEK) * 100}%`, width: `${((until - from) / WEEK) * 100}%` }}
          >
            {`${timeOf(from)}–${timeOf(until)}`}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function ordered({ from, until }: Span): Span {
  return from <= until ? { from, until } : { from: until, until: from };
}

/** A shift lasts at most a day. */
function isSpan({ from, until }: Span): boolean {
  return until - from >= STEP && until - from <= LONGEST;
}

function kept(minute: number): number {
  return Math.min(Math.max(minute, 0), WEEK);
}

function timeOf(minute: number): string {
  const inDay = minute % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
