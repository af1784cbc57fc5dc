import { useLocation } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** The frame of pages with a menu: the menu stands at the left, on small screens in a sheet behind a button. */
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
    <div className="flex min-h-[calc(100dvh-3.5rem)]">
      <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] w-58 shrink-0 overflow-y-auto border-r bg-surface max-lg:hidden">
        {menu}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="border-b bg-surface px-4 py-2 lg:hidden">
          <Button variant="ghost" size="small" icon={<MenuIcon />} onPress={() => setOpenedOn(address)}>
            {buttonLabel}
          </Button>
        </div>
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
  );
}
