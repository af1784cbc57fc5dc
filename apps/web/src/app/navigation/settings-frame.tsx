import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { SideMenu } from '@zuschlag/ui/navigation/side-menu';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { PageMenu } from '../features/feature.ts';
import { useFeatures, usePages, useRoutePath } from '../features/features-context.tsx';
import { pageOfRoute } from '../features/pages.ts';

/** The frame around every page of the settings: their menu at the left, on small screens in a sheet. */
export function SettingsFrame() {
  const { t } = useLingui();
  const { pathname, searchStr } = useLocation();
  // Remembering the page it was opened on closes the sheet as soon as an entry was chosen.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const menu = <SettingsMenu query={searchStr} />;
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)]">
      <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] w-58 shrink-0 overflow-y-auto border-r bg-surface max-lg:hidden">
        {menu}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="border-b bg-surface px-4 py-2 lg:hidden">
          <Button variant="ghost" size="small" icon={<MenuIcon />} onPress={() => setOpenedOn(pathname)}>
            {t`Menü der Einstellungen`}
          </Button>
        </div>
        <Sheet
          side="left"
          size="small"
          flush
          title={t`Einstellungen`}
          isOpen={openedOn === pathname}
          onOpenChange={(isOpen) => setOpenedOn(isOpen ? pathname : null)}
        >
          {menu}
        </Sheet>
        <div className="min-w-0 flex-1">
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Numbered links; they take the query of the address along, as people's bookmarks do. */
function SettingsMenu({ query }: { query: string }) {
  const { t, i18n } = useLingui();
  const pages = usePages('settings', 'advancedSettings');
  const current = pageOfRoute(useFeatures(), useRoutePath());
  const itemsOf = (menu: PageMenu) =>
    pages.flatMap((page, index) =>
      page.menu === menu
        ? [
            {
              id: page.to,
              label: i18n._(page.label),
              href: page.to + query,
              icon: <span className="tnum size-4 text-center text-12 text-ink-3">{index + 1}</span>,
            },
          ]
        : [],
    );
  return (
    <SideMenu
      label={t`Menü der Einstellungen`}
      selectedId={current?.to}
      groups={[
        { id: 'everyday', title: t`Einstellungen`, items: itemsOf('settings') },
        { id: 'advanced', title: t`Erweiterte Optionen`, items: itemsOf('advancedSettings'), isFoldable: true },
      ]}
    />
  );
}
