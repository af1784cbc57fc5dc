import type { ReactNode } from 'react';
import { Tab as AriaTab, TabPanel as AriaTabPanel, Tabs as AriaTabs, TabList } from 'react-aria-components/Tabs';
import { Badge } from './badge.tsx';

export interface TabItem<K extends string = string> {
  id: K;
  label: ReactNode;
  count?: number;
  /** Makes the tab a link, so that the address holds it. */
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps<K extends string> {
  /** Name of the list of tabs. */
  label: string;
  items: readonly TabItem<K>[];
  selected?: K;
  defaultSelected?: K;
  onSelect?: (id: K) => void;
  /** The panels: `TabPanel` elements with the ids of the tabs. */
  children?: ReactNode;
  /** Right end of the line of tabs. */
  aside?: ReactNode;
  /** Indents the tabs like the head of a card. */
  isInset?: boolean;
}

/** A line of tabs with the accent under the chosen one. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  return (
    <AriaTabs
      selectedKey={props.selected}
      defaultSelectedKey={props.defaultSelected}
      onSelectionChange={(id) => props.onSelect?.(id as K)}
      className="min-w-0"
    >
      <div className={`flex items-center border-b ${props.isInset ? 'px-1.5' : ''}`}>
        <TabList
          aria-label={props.label}
          items={props.items}
          className="-mb-px flex min-w-0 flex-1 gap-0.5 overflow-x-auto [scrollbar-width:none]"
        >
          {(item) => (
            <AriaTab
              id={item.id}
              href={item.href}
              isDisabled={item.isDisabled}
              className="group/tab relative flex h-10 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-badge px-2.5 font-medium text-14 text-ink-2 -outline-offset-2 transition-colors hover:text-ink selected:text-ink disabled:cursor-not-allowed disabled:text-disabled"
            >
              {item.label}
              {item.count === undefined ? null : <Badge kind="count">{item.count}</Badge>}
              <span className="absolute inset-x-2.5 bottom-0 h-0.5 bg-accent opacity-0 transition-opacity group-selected/tab:opacity-100" />
            </AriaTab>
          )}
        </TabList>
        {props.aside === undefined ? null : <div className="flex shrink-0 items-center gap-2 pl-3">{props.aside}</div>}
      </div>
      {props.children}
    </AriaTabs>
  );
}

/** What a tab shows. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <AriaTabPanel id={id} className="rounded-control pt-4 outline-offset-4">
      {children}
    </AriaTabPanel>
  );
}
