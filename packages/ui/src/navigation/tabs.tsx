import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TabPanel as AriaTabPanel, Tabs as AriaTabs, Tab, TabList } from 'react-aria-components/Tabs';
import { Badge } from '../feedback/badge.tsx';

export interface TabItem<K extends string = string> {
  id: K;
  label: ReactNode;
  count?: number;
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

/** A line of tabs with the accent under the chosen one; arrow keys, Home and End choose. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { items } = props;
  const [own, setOwn] = useState(props.defaultSelected ?? items.find(({ isDisabled }) => !isDisabled)?.id);
  const selected = props.selected ?? own;

  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        setOwn(key as K);
        if (key !== selected) props.onSelect?.(key as K);
      }}
      className="min-w-0"
    >
      <div className={`flex items-center border-b print:hidden ${props.isInset ? 'px-1.5' : ''}`}>
        <TabList
          aria-label={props.label}
          items={items}
          dependencies={[items]}
          className="-mb-px flex min-w-0 flex-1 gap-0.5 overflow-x-auto [scrollbar-width:none]"
        >
          {(item) => (
            <Tab
              id={item.id}
              isDisabled={item.isDisabled}
              className="relative flex h-10 max-sm:h-11 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-badge px-2.5 font-medium text-14 text-ink-2 -outline-offset-2 transition-colors selected:text-ink hover:text-ink disabled:cursor-not-allowed disabled:text-disabled"
            >
              {({ isSelected }) => (
                <>
                  {item.label}
                  {item.count === undefined ? null : <Badge kind="count">{item.count}</Badge>}
                  {isSelected ? <Accent /> : null}
                </>
              )}
            </Tab>
          )}
        </TabList>
        {props.aside === undefined ? null : <div className="flex shrink-0 items-center gap-2 pl-3">{props.aside}</div>}
      </div>
      {props.children}
    </AriaTabs>
  );
}

/** The line under the chosen tab. It is drawn with its tab, which the library draws after the list around it. */
function Accent() {
  const mark = useRef<HTMLSpanElement>(null);
  // On a small screen the tab may lie beyond the edge; the page itself does not move for it.
  useLayoutEffect(() => {
    const tab = mark.current?.parentElement;
    const line = tab?.parentElement;
    if (!tab || !line) return;
    const show = () => {
      const start = tab.offsetLeft - line.offsetLeft;
      const isSeen = start >= line.scrollLeft && start + tab.offsetWidth <= line.scrollLeft + line.clientWidth;
      if (!isSeen) line.scrollLeft = start - (line.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    // Counts and the font arrive later and make the tabs wider.
    const observer = new ResizeObserver(show);
    for (const each of line.children) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} className="absolute inset-x-2.5 bottom-0 h-0.5 bg-accent" />;
}

/** The content of a selected tab. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  // The library keeps the id that a panel begins with, and the next tab would control a panel that is not there.
  return (
    <AriaTabPanel key={id} id={id} className="pt-4 outline-none">
      {children}
    </AriaTabPanel>
  );
}
