import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { SideMenu } from '@zuschlag/ui/navigation/side-menu';
import type { PageMenu } from '../features/feature.ts';
import { usePage, usePages } from '../features/features-context.tsx';
import { MenuFrame } from './menu-frame.tsx';

/** The frame around every page of the settings, with their menu. */
export function SettingsFrame() {
  const { t } = useLingui();
  return (
    <MenuFrame title={t`Einstellungen`} buttonLabel={t`Menü der Einstellungen`} menu={<SettingsMenu />}>
      <div className="min-w-0 flex-1">
        <Outlet />
      </div>
    </MenuFrame>
  );
}

/** Numbered links; they take the query of the address along, as people's bookmarks do. */
function SettingsMenu() {
  const { t, i18n } = useLingui();
  const { searchStr } = useLocation();
  const pages = usePages('settings', 'advancedSettings');
  const menus: readonly PageMenu[] = ['settings', 'advancedSettings'];
  const inOrder = menus.flatMap((menu) => pages.filter((page) => page.menu === menu));
  const current = usePage();
  const itemsOf = (menu: PageMenu) =>
    inOrder.flatMap((page, index) =>
      page.menu === menu
        ? [
            {
              id: page.to,
              label: i18n._(page.label),
              href: page.to + searchStr,
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
