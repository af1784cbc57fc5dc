import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import type { ToastMessage, ToastOptions, ToastTone } from './toast-message.ts';

const STAYS: Record<ToastTone, number> = { success: 2000, info: 4000, warning: 8000, error: 8000 };
const WITH_ACTION = 8000;

const queue = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

/** A new message replaces the earlier ones, because users do not read a pile of messages. */
export function showToast(message: ToastMessage, options: ToastOptions = {}): () => void {
  queue.clear();
  const stays = options.timeout ?? (message.action ? Math.max(STAYS[message.tone], WITH_ACTION) : STAYS[message.tone]);
  const key = queue.add(message, { timeout: stays, onClose: options.onClose });
  return () => queue.close(key);
}

/** Takes away what is shown. */
export const clearToasts = () => queue.clear();

/** The content of `ToastRegion`. */
export function ToastRegion() {
  return (
    <AriaToastRegion
      queue={queue}
      className="pointer-events-none fixed inset-x-0 top-3 z-60 flex justify-center px-3 outline-none"
    >
      {({ toast }) => (
        <AriaToast toast={toast} className="pointer-events-auto rounded-[10px] outline-offset-2">
          <ToastBox message={toast.content} onAction={() => queue.close(toast.key)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

const ICONS = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info };
const TINTS = { success: 'text-ok-text', error: 'text-danger-text', warning: 'text-warn-text', info: 'text-ink-2' };

function ToastBox({ message, onAction }: { message: ToastMessage; onAction: () => void }) {
  const Icon = ICONS[message.tone];
  return (
    <div className="flex min-h-11 max-w-[32rem] items-center gap-2.5 rounded-[10px] bg-float py-1.5 pr-1.5 pl-3.5 text-14 text-ink shadow-menu">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${TINTS[message.tone]}`} />
      <AriaToastContent className="min-w-0 flex-1">
        <Text slot="title" className="block font-medium">
          {message.title}
        </Text>
        {message.text === undefined ? null : (
          <Text slot="description" className="block text-12 text-ink-2">
            {message.text}
          </Text>
        )}
      </AriaToastContent>
      {message.action === undefined ? null : (
        <AriaButton
          className="h-8 shrink-0 cursor-pointer rounded-control px-2 font-medium text-accent-text hover:bg-active"
          onPress={() => {
            message.action?.onPress();
            onAction();
          }}
        >
          {message.action.label}
        </AriaButton>
      )}
      <AriaButton
        slot="close"
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-active hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </AriaButton>
    </div>
  );
}

/** A toast that stands still, for the gallery. */
export function StillToast({ tone, title, text }: { tone: ToastTone; title: ReactNode; text?: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className="flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-[10px] bg-float py-1.5 pr-3.5 pl-3.5 text-14 shadow-menu">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${TINTS[tone]}`} />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {text === undefined ? null : <span className="block text-12 text-ink-2">{text}</span>}
      </span>
    </div>
  );
}
