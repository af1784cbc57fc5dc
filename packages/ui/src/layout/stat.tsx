import type { ReactNode } from 'react';
import { TooltipText } from '../overlays/tooltip.tsx';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** The unabridged value, on hover and focus. */
  exact?: ReactNode;
  tone?: 'plain' | 'danger' | 'ok' | 'faint';
  size?: 'regular' | 'large';
}

const TONES = { plain: 'text-ink', danger: 'text-danger-text', ok: 'text-ok-text', faint: 'text-ink-3' };

/** One figure under its name. */
export function Stat({ label, value, exact, tone = 'plain', size = 'regular' }: StatProps) {
  return (
    <div className="min-w-0">
      <div className="truncate text-12 text-ink-3">{label}</div>
      <div
        className={`tnum whitespace-nowrap font-semibold ${size === 'large' ? 'text-28 tracking-tight' : 'text-16 leading-5'} ${TONES[tone]}`}
      >
        {exact === undefined ? value : <TooltipText text={exact}>{value}</TooltipText>}
      </div>
    </div>
  );
}
