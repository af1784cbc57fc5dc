import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Keyboard } from 'react-aria-components/Keyboard';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { dropdownFrame, optionRow } from '../lists/dropdown.ts';
import type { Disabling } from './disabling.ts';

export interface MenuTriggerProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The name of the menu where the trigger does not say it. */
  label?: string;
  /** `MenuItem`, `MenuSection` and `MenuSeparator` elements. */
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';
  onAction?: (id: string) => void;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const list = 'overflow-auto p-1 outline-none';

/** A button and the menu it drops. */
export function MenuTrigger(props: MenuTriggerProps) {
  return (
    <AriaMenuTrigger isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      {props.trigger}
      <Menu {...props} />
    </AriaMenuTrigger>
  );
}

/** The floating list of a menu; used alone inside another trigger. */
export function Menu({ label, children, placement = 'bottom start', onAction }: Omit<MenuTriggerProps, 'trigger'>) {
  return (
    <Popover placement={placement} offset={4} className={`${dropdownFrame} min-w-44`}>
      <AriaMenu aria-label={label} onAction={(id) => onAction?.(String(id))} className={list}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuLayerProps extends Omit<MenuTriggerProps, 'trigger' | 'onAction'> {
  /** The button it belongs to. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list alone, for a button that fetches its menu only when it is wanted. */
export function MenuLayer({ label, children, placement = 'bottom start', ...rest }: MenuLayerProps) {
  return (
    <Popover {...rest} placement={placement} offset={4} className={`${dropdownFrame} min-w-44`}>
      <AriaMenu aria-label={label} autoFocus="first" onClose={() => rest.onOpenChange(false)} className={list}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

interface MenuItemParts {
  id?: string;
  children: ReactNode;
  /** Needed when `children` is not a plain string. */
  textValue?: string;
  icon?: ReactNode;
  /** The keys that do the same. */
  shortcut?: string;
  description?: ReactNode;
  /** Right end: a state, a figure. */
  aside?: ReactNode;
  href?: string;
  onAction?: () => void;
  tone?: 'plain' | 'danger';
}

/** A disabled line shows its reason under the label. */
export type MenuItemProps = MenuItemParts & Disabling;

/** One line of a menu. */
export function MenuItem({
  children,
  textValue,
  icon,
  shortcut,
  description,
  aside,
  reason,
  tone = 'plain',
  ...rest
}: MenuItemProps) {
  const second = rest.isDisabled ? (reason ?? description) : description;
  return (
    <AriaMenuItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={`${optionRow} ${tone === 'danger' ? 'text-danger-text' : 'text-ink'}`}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode === 'none' ? null : (
            <Check aria-hidden="true" className={`size-4 shrink-0 text-accent-text ${isSelected ? '' : 'invisible'}`} />
          )}
          {icon === undefined ? null : <span className="inline-flex shrink-0 opacity-80 [&_svg]:size-4">{icon}</span>}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{children}</span>
            {second ? <span className="block text-12 text-ink-3">{second}</span> : null}
          </span>
          {aside === undefined ? null : <span className="flex shrink-0 items-center gap-3">{aside}</span>}
          {shortcut === undefined ? null : (
            <Keyboard className="ml-4 rounded-mark border bg-surface px-[5px] font-medium font-sans text-11 text-ink-3">
              {shortcut}
            </Keyboard>
          )}
          {hasSubmenu ? <ChevronRight aria-hidden="true" className="size-4 text-ink-3" /> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  title?: ReactNode;
  label?: string;
  children: ReactNode;
  selectionMode?: 'none' | 'single' | 'multiple';
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
}

/** Items of a menu that belong together; may hold a choice. */
export function MenuSection({ title, label, children, selectionMode = 'none', selected, onSelect }: MenuSectionProps) {
  return (
    <AriaMenuSection
      aria-label={label}
      selectionMode={selectionMode}
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect?.(keys === 'all' ? [] : [...keys].map(String))}
    >
      {title === undefined ? null : (
        <Header className="px-2.5 pt-2 pb-1 font-medium text-12 text-ink-3">{title}</Header>
      )}
      {children}
    </AriaMenuSection>
  );
}

/** A hairline between groups of a menu. */
export function MenuSeparator() {
  return <Separator className="mx-0 my-1 border-t" />;
}

/** An item that opens another menu beside it. */
export function Submenu({ item, children }: { item: React.ReactElement; children: ReactNode }) {
  return (
    <SubmenuTrigger>
      {item}
      <Popover offset={-2} className={`${dropdownFrame} min-w-44`}>
        <AriaMenu className="overflow-auto p-1 outline-none">{children}</AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}
