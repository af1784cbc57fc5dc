import { useLingui } from '@lingui/react/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Bell } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { trpc } from '../api/trpc.ts';
import { useMenuButton } from '../shell/menu-button.tsx';

const pollMs = 15_000;

const NotificationPanel = lazyOverlay(async () => (await import('./notification-panel.lazy.tsx')).NotificationPanel);

/** How much waits for the user and is unread; opens the list. The stream keeps it current, and polling without one. */
export function NotificationBell() {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const { data } = trpc.notifications.count.useQuery(undefined, { refetchInterval: pollMs });
  const count = data ? data.action + data.informative : 0;
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t`Mitteilungen: ${count} offen` : t`Mitteilungen`}
        className="touch relative grid size-9 cursor-pointer place-items-center rounded-control text-ink-2 transition-colors hover:bg-hover hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-4" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className={`tnum absolute -top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full px-1 font-semibold text-11 ${data?.action ? 'bg-accent text-on-accent' : 'bg-ink text-inverse'}`}
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </Button>
      <NotificationPanel {...place} />
    </>
  );
}
