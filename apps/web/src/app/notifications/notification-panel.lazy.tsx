import { useLingui } from '@lingui/react/macro';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Popover } from '@zuschlag/ui/overlays/popover';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { CheckCheck } from 'lucide-react';
import { trpc } from '../api/trpc.ts';
import { useErrorToast } from '../errors/error-messages.ts';
import { useIsPhone } from '../preferences/use-is-phone.ts';
import type { MenuPlace } from '../shell/menu-button.tsx';
import { NotificationSection } from './notification-section.tsx';

/** The notifications of the user: a layer at the bell, on phones a sheet over the page. */
export function NotificationPanel(place: MenuPlace) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { triggerRef, isOpen = false, onOpenChange } = place;
  const close = () => onOpenChange?.(false);
  if (isPhone) {
    return (
      <Sheet title={t`Mitteilungen`} isOpen={isOpen} onOpenChange={(open) => onOpenChange?.(open)} flush>
        <Content onLeave={close} />
      </Sheet>
    );
  }
  return (
    <Popover
      label={t`Mitteilungen`}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => onOpenChange?.(open)}
      placement="bottom end"
      flush
    >
      <div className="w-[380px] max-w-full">
        <Content onLeave={close} />
      </div>
    </Popover>
  );
}

function Content({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data: count } = trpc.notifications.count.useQuery();
  const markAll = trpc.notifications.markAllRead.useMutation({
    onSuccess: () => {
      toasts.success(t`Alle Mitteilungen sind gelesen.`);
      return utils.notifications.invalidate();
    },
    onError: (error) => showError(error),
  });
  return (
    <>
      <div className="flex min-h-12 items-center gap-2 border-b px-4 py-1.5 max-sm:px-3">
        <h2 className="font-semibold text-14 max-sm:sr-only">{t`Mitteilungen`}</h2>
        <div className="ml-auto">
          <Button
            variant="ghost"
            size="small"
            icon={<CheckCheck />}
            isDisabled={!count?.informative}
            reason={t`Alles ist gelesen.`}
            isBusy={markAll.isPending}
            onPress={() => markAll.mutate()}
          >
            {t`Alle gelesen`}
          </Button>
        </div>
      </div>
      <div className="max-h-[min(70vh,40rem)] overflow-y-auto max-sm:max-h-none">
        <NotificationSection section="action" title={t`Wartet auf Sie`} onLeave={onLeave} />
        <NotificationSection section="informative" title={t`Zur Information`} onLeave={onLeave} />
      </div>
      <footer className="border-t px-4 py-2.5 text-12">
        <TextLink href="/profile/notifications" onPress={onLeave}>{t`Mitteilungen einstellen`}</TextLink>
      </footer>
    </>
  );
}
