import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

const TabsContext = createContext<{ group: string; selected: string | undefined }>({ group: '', selected: undefined });

/** A line of tabs with the accent under the chosen one; arrow keys, Home and End choose. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { items } = props;
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = items.filter(({ isDisabled }) => !isDisabled);
  const [own, setOwn] = useState(props.defaultSelected ?? open[0]?.id);
  const selected = props.selected ?? own;

  function select(id: K): void {
    setOwn(id);
    if (id !== selected) props.onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = open.findIndex(({ id }) => id === selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
    const item = next === undefined ? undefined : open.at(next % open.length);
    if (!item) return;
    event.preventDefault();
    select(item.id);
    tabOf(item.id)?.focus({ preventScroll: true });
  }

  function tabOf(id: string): HTMLElement | null | undefined {
    return list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`);
  }

  // On a small screen the chosen one may lie beyond the edge; the page itself does not move for it.
  useLayoutEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!selected || !line || !tab) return;
    const start = tab.offsetLeft - line.offsetLeft;
    const isSeen = start >= line.scrollLeft && start + tab.offsetWidth <= line.scrollLeft + line.clientWidth;
    if (!isSeen) line.scrollLeft = start - (line.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  return (
    <TabsContext value={{ group, selected }}>
      <div className="min-w-0">
        <div className={`flex items-center border-b ${props.isInset ? 'px-1.5' : ''}`}>
          <div
            ref={list}
            role="tablist"
            aria-label={props.label}
            onKeyDown={onKeyDown}
            className="-mb-px flex min-w-0 flex-1 gap-0.5 overflow-x-auto [scrollbar-width:none]"
          >
            {items.map((item) => (
              <Tab key={item.id} item={item} group={group} isSelected={item.id === selected} onSelect={select} />
            ))}
          </div>
          {props.aside === undefined ? null : (
            <div className="flex shrink-0 items-center gap-2 pl-3">{props.aside}</div>
          )}
        </div>
        {props.children}
      </div>
    </TabsContext>
  );
}

function Tab<K extends string>(props: {
  item: TabItem<K>;
  group: string;
  isSelected: boolean;
  onSelect: (id: K) => void;
}) {
  const { item, group, isSelected } = props;
  return (
    <button
      type="button"
      role="tab"
      id={`${group}-tab-${item.id}`}
      data-tab={item.id}
      aria-selected={isSelected}
      aria-controls={isSelected ? `${group}-panel-${item.id}` : undefined}
      tabIndex={isSelected ? 0 : -1}
      disabled={item.isDisabled}
      onClick={() => props.onSelect(item.id)}
      className={`relative flex h-10 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-badge px-2.5 font-medium text-14 -outline-offset-2 transition-colors hover:text-ink disabled:cursor-not-allowed disabled:text-disabled ${isSelected ? 'text-ink' : 'text-ink-2'}`}
    >
      {item.label}
      {item.count === undefined ? null : <Badge kind="count">{item.count}</Badge>}
      {isSelected ? <span className="absolute inset-x-2.5 bottom-0 h-0.5 bg-accent" /> : null}
    </button>
  );
}

/** What a tab shows while it is chosen. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  const { group, selected } = use(TabsContext);
  if (id !== selected) return null;
  return (
    <div role="tabpanel" id={`${group}-panel-${id}`} aria-labelledby={`${group}-tab-${id}`} className="pt-4">
      {children}
    </div>
  );
}
