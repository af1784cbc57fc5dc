import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/button.tsx';
import { useUiWords } from '../words.tsx';

export type BannerTone = 'info' | 'warn' | 'danger' | 'ok';

const frame = cva('flex items-start gap-2.5 border [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0', {
  variants: {
    tone: {
      info: 'border-border bg-surface [&>svg]:text-ink-2',
      warn: 'border-warn-line bg-warn-soft [&>svg]:text-warn-text',
      danger: 'border-danger-line bg-danger-soft [&>svg]:text-danger-text',
      ok: 'border-ok-line bg-ok-soft [&>svg]:text-ok-text',
    },
    place: {
      page: 'rounded-control px-3.5 py-2.5 text-14',
      edge: 'border-x-0 border-t-0 px-6 py-2 text-14 max-sm:px-4',
      line: 'w-fit rounded-control px-2.5 py-1 text-12',
    },
  },
});

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert, ok: CircleCheck };

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or a link at the right. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  /** `edge`: across the page under the header. `line`: small, beside other text. */
  place?: 'page' | 'edge' | 'line';
  icon?: ReactNode;
  /** Spoken at once when it appears. */
  isLive?: boolean;
}

/** A notice that stays: information, warning, error or success. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, action, place = 'page', isLive = false } = props;
  const words = useUiWords();
  const Icon = ICONS[tone];
  return (
    <div role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined} className={frame({ tone, place })}>
      {props.icon ?? <Icon aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className="-my-1 flex shrink-0 items-center gap-2">{action}</div>}
      {props.onDismiss === undefined ? null : (
        <span className="-my-1 -mr-1.5">
          <IconButton
            size="tight"
            label={props.dismissLabel ?? words.close ?? ''}
            icon={<X />}
            onPress={props.onDismiss}
          />
        </span>
      )}
    </div>
  );
}
