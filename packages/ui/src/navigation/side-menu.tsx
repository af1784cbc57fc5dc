import { cva } from 'class-variance-authority';
import { ChevronDown, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { TooltipBubble } from '../overlays/tooltip.tsx';

export interface SideMenuItem {
  id: string;
  label: ReactNode;
  href: string;
  icon?: ReactNode;
  /** Right end: a count or a small state badge. */
  badge?: ReactNode;
  /** Why it cannot be opened; shown as tooltip, with a lock beside it. */
  lockedReason?: string;
  items?: readonly SideMenuItem[];
}

export interface SideMenuGroup {
  id: string;
  title?: ReactNode;
  items: readonly SideMenuItem[];
  /** Its title folds the links away and back; what is open now stays to be seen. */
  isFoldable?: boolean;
}

export interface SideMenuProps {
  label: string;
  groups: readonly SideMenuGroup[];
  selectedId?: string;
  /** Above the groups, e.g. the way back. */
  start?: ReactNode;
  /** Called when an item is likely to be opened next, to fetch it ahead. */
  onIntent?: (href: string) => void;
}

const line = cva('flex items-center gap-2.5 rounded-badge px-2 -outline-offset-2 transition-colors', {
  variants: {
    look: {
      plain: 'cursor-pointer text-ink-2 hover:bg-hover hover:text-ink',
      selected: 'bg-accent-soft text-accent-text',
      locked: 'cursor-not-allowed text-ink-3',
    },
    depth: { top: 'min-h-8 font-medium max-lg:min-h-11', nested: 'min-h-7 max-lg:min-h-11' },
  },
});

/** The menu of an area at the left: groups of links with icons, counts and locks. */
export function SideMenu({ label, groups, selectedId, start, onIntent }: SideMenuProps) {
  return (
    <nav aria-label={label} className="grid grid-cols-1 content-start px-3 pt-3 pb-4">
      {start}
      {groups.map((group) => (
        <Group key={group.id} group={group} selectedId={selectedId} onIntent={onIntent} />
      ))}
    </nav>
  );
}

function Group({ group, ...rest }: { group: SideMenuGroup } & Pick<SideMenuProps, 'selectedId' | 'onIntent'>) {
  const [isFolded, setFolded] = useState(false);
  const { title, isFoldable = false } = group;
  const items = isFolded ? group.items.filter(({ id }) => id === rest.selectedId) : group.items;
  return (
    <section aria-labelledby={title === undefined ? undefined : `menu-${group.id}`}>
      {title === undefined ? null : (
        <h2 id={`menu-${group.id}`} className="px-2 pt-3.5 pb-1.5 font-medium text-12 text-ink-3">
          {isFoldable ? (
            <Button
              aria-expanded={!isFolded}
              onPress={() => setFolded(!isFolded)}
              className="-mx-1 flex min-h-6 cursor-pointer items-center gap-1 rounded-mark px-1 hover:text-ink"
            >
              {title}
              <ChevronDown aria-hidden="true" className={`size-3.5 ${isFolded ? '-rotate-90' : ''}`} />
            </Button>
          ) : (
            title
          )}
        </h2>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Item {...rest} item={item} depth="top" />
            {item.items === undefined || item.items.length === 0 ? null : (
              <ul className="ml-[15px] border-l pl-2">
                {item.items.map((nested) => (
                  <li key={nested.id}>
                    <Item {...rest} item={nested} depth="nested" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps extends Pick<SideMenuProps, 'selectedId' | 'onIntent'> {
  item: SideMenuItem;
  depth: 'top' | 'nested';
}

function Item({ item, selectedId, onIntent, depth }: ItemProps) {
  const content = (
    <>
      {item.icon === undefined ? null : <span className="inline-flex shrink-0 [&_svg]:size-4">{item.icon}</span>}
      <span className="min-w-0 flex-1 hyphens-auto break-words py-1 leading-tight">{item.label}</span>
      {item.badge}
    </>
  );
  if (item.lockedReason !== undefined) {
    return (
      <TooltipTrigger delay={200} closeDelay={80}>
        <Link
          className={line({ look: 'locked', depth })}
          render={(props) => <span {...(props as React.ComponentProps<'span'>)} aria-disabled="true" />}
        >
          {content}
          <Lock aria-hidden="true" className="-mr-1 -ml-1.5 size-[13px] shrink-0" />
        </Link>
        <TooltipBubble placement="right">{item.lockedReason}</TooltipBubble>
      </TooltipTrigger>
    );
  }
  const isSelected = item.id === selectedId;
  return (
    <Link
      href={item.href}
      aria-current={isSelected ? 'page' : undefined}
      onHoverStart={() => onIntent?.(item.href)}
      onFocus={() => onIntent?.(item.href)}
      className={line({ look: isSelected ? 'selected' : 'plain', depth })}
    >
      {content}
    </Link>
  );
}
