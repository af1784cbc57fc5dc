import { useLocation } from '@tanstack/react-router';
import { IconButton } from '@zuschlag/ui/actions/button';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { List } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';

const MenuContext = createContext<{ label: string; open: () => void } | null>(null);

/**
 * The frame of pages with a menu: the menu stands at the left, on small screens in a sheet. The head of each page in it
 * shows the `MenuFrameButton` that opens the sheet.
 */
export function MenuFrame({
  title,
  buttonLabel,
  menu,
  children,
}: {
  /** of the sheet */
  title: string;
  buttonLabel: string;
  menu: ReactNode;
  children: ReactNode;
}) {
  const { pathname, searchStr } = useLocation();
  const address = pathname + searchStr;
  // Remembering the page it was opened on closes the sheet as soon as an entry was chosen.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return (
    <MenuContext value={{ label: buttonLabel, open: () => setOpenedOn(address) }}>
      <div className="flex min-h-[calc(100dvh-3.5rem)]">
        <aside className="sticky print:hidden top-14 h-[calc(100dvh-3.5rem)] w-58 shrink-0 overflow-y-auto border-r bg-surface max-lg:hidden">
          {menu}
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <Sheet
            side="left"
            size="small"
            flush
            title={title}
            isOpen={openedOn === address}
            onOpenChange={(isOpen) => setOpenedOn(isOpen ? address : null)}
          >
            {menu}
          </Sheet>
          {children}
        </div>
      </div>
    </MenuContext>
  );
}

/** Opens the menu of the frame around a page, on screens that have no room for it. Nothing outside of a frame. */
export function MenuFrameButton() {
  const menu = use(MenuContext);
  if (menu === null) return null;
  return (
    <span className="-my-1 -mr-2 lg:hidden">
      <IconButton label={menu.label} icon={<List />} size="regular" onPress={menu.open} />
    </span>
  );
}
