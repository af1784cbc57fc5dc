import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

export interface SplitPaneProps {
  /** Name of the divider. */
  label: string;
  start: ReactNode;
  end: ReactNode;
  /** Share of the first pane, 0 to 1. */
  share?: number;
  defaultShare?: number;
  onShareChange?: (share: number) => void;
  min?: number;
  max?: number;
}

const STEP = 0.02;

/** Two panes beside each other with a divider one can move by pointer and arrow keys; stacked on small screens. */
export function SplitPane(props: SplitPaneProps) {
  const { label, start, end, defaultShare = 0.5, onShareChange, min = 0.25, max = 0.75 } = props;
  const [own, setOwn] = useState(defaultShare);
  const frame = useRef<HTMLDivElement>(null);
  const share = props.share ?? own;

  function move(next: number): void {
    const bounded = Math.min(max, Math.max(min, next));
    setOwn(bounded);
    onShareChange?.(bounded);
  }

  function dragged(event: PointerEvent<HTMLElement>): void {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move((event.clientX - box.left) / box.width);
  }

  function pressed(event: KeyboardEvent): void {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }

  return (
    <div
      ref={frame}
      className="grid min-h-0 min-w-0 max-md:gap-4 md:grid-cols-[minmax(0,calc(var(--share)*100%))_auto_minmax(0,1fr)]"
      style={{ '--share': share } as React.CSSProperties}
    >
      <div className="min-h-0 min-w-0">{start}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a divider that moves is a focusable separator with a value */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round(max * 100)}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={dragged}
        onKeyDown={pressed}
        className="group/divider flex w-6 cursor-col-resize touch-none justify-center rounded-control -outline-offset-2 max-md:hidden"
      >
        <span className="w-px bg-border transition-colors group-hover/divider:bg-accent-line group-focus-visible/divider:bg-accent" />
      </div>
      <div className="min-h-0 min-w-0">{end}</div>
    </div>
  );
}
