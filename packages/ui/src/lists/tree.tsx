import { ChevronDown, ChevronRight } from 'lucide-react';
import { Children, createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree as AriaTree, TreeItem as AriaTreeItem, TreeItemContent } from 'react-aria-components/Tree';

/** The state that a tree shares with its items. */
interface TreePlace {
  toggle: (id: string) => void;
  /** The item the keyboard stands on; `null` before the first focus. */
  current: string | null;
  onPointerDown: () => void;
  onFocus: (id: string) => void;
}

const TreeContext = createContext<TreePlace | null>(null);

export interface TreeProps {
  label: string;
  /** `TreeItem` elements. */
  children: ReactNode;
  /** ids of items whose children show */
  opened: ReadonlySet<string>;
  onOpened: (opened: ReadonlySet<string>) => void;
  /** Takes the focus to the first item when the tree appears. */
  autoFocus?: boolean;
}

/** Items that open to show what they consist of; the arrow keys walk through them, open and close. */
export function Tree({ label, children, opened, onOpened, autoFocus = false }: TreeProps) {
  function toggle(id: string): void {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    onOpened(next);
  }
  const [current, setCurrent] = useState<string | null>(null);
  const isPressed = useRef(false);

  function onPointerDown(): void {
    isPressed.current = true;
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerup', release, { once: true });
    window.addEventListener('pointercancel', release, { once: true });
  }

  // A line may grow when it becomes the current one. While the pointer is down it must not move away from under it.
  function onFocus(id: string): void {
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(setCurrent, 0, id), { once: true });
    else setCurrent(id);
  }

  return (
    <TreeContext value={{ toggle, current, onPointerDown, onFocus }}>
      <AriaTree
        aria-label={label}
        selectionMode="none"
        expandedKeys={opened}
        onExpandedChange={(keys) => onOpened(new Set([...keys].map(String)))}
        autoFocus={autoFocus ? 'first' : undefined}
        className="outline-none"
      >
        {children}
      </AriaTree>
    </TreeContext>
  );
}

export interface TreeItemProps {
  id: string;
  /** The text of the line for screen readers and for type-ahead. */
  textValue: string;
  /** It opens, even while its children are not given yet. */
  hasChildren: boolean;
  /** `TreeItem` elements, at least while it is open. */
  children?: ReactNode;
  /** The line itself; `isCurrent` is the one line the keyboard stands on. */
  line: (place: { isOpen: boolean; isCurrent: boolean; chevron: ReactNode }) => ReactNode;
}

/** Deeper lines stay where they are, so that narrow panels have room for words. */
const DEEPEST_INDENT = 8;
/** Pixels per level. */
const INDENT = 12;

/** One line of a tree and, under it, what it consists of. A click on the line opens and closes it. */
export function TreeItem({ id, textValue, hasChildren, children, line }: TreeItemProps) {
  const tree = use(TreeContext);

  /** The keys of a tree that the library lacks: Space opens and closes as Enter does, the right arrow goes into what is open. */
  function hearKey(event: KeyboardEvent): void {
    const row = event.currentTarget;
    if (!hasChildren || event.target !== row) return;
    const goesIn = event.key === 'ArrowRight' && row.getAttribute('aria-expanded') === 'true';
    if (event.key !== ' ' && !goesIn) return;
    event.preventDefault();
    event.stopPropagation();
    if (goesIn) row.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    else tree?.toggle(id);
  }

  return (
    <AriaTreeItem
      id={id}
      textValue={textValue}
      style={({ level }) => ({ paddingInlineStart: `${Math.min(level - 1, DEEPEST_INDENT) * INDENT}px` })}
      render={(attributes) => (
        <div
          {...attributes}
          onPointerDownCapture={(event) => {
            tree?.onPointerDown();
            attributes.onPointerDownCapture?.(event);
          }}
          onFocusCapture={(event) => {
            tree?.onFocus(id);
            attributes.onFocusCapture?.(event);
          }}
          onKeyDownCapture={(event) => {
            hearKey(event);
            if (!event.isPropagationStopped()) attributes.onKeyDownCapture?.(event);
          }}
        />
      )}
      className={`rounded-mark pr-2 -outline-offset-2 hover:bg-hover ${hasChildren ? 'cursor-pointer' : ''}`}
    >
      <TreeItemContent>
        {({ isExpanded, state }) => {
          const Icon = isExpanded ? ChevronDown : ChevronRight;
          return line({
            isOpen: isExpanded,
            isCurrent: (tree?.current ?? state.collection.getFirstKey()) === id,
            chevron: (
              <Button
                slot="chevron"
                className={`shrink-0 cursor-pointer self-center text-ink-3 outline-none ${hasChildren ? '' : 'invisible'}`}
              >
                <Icon aria-hidden="true" className="size-4" />
              </Button>
            ),
          });
        }}
      </TreeItemContent>
      {hasChildren && Children.toArray(children).length === 0 ? (
        // The library opens only what has a child; this one never shows.
        <AriaTreeItem id={`${id} closed`} textValue="…">
          <TreeItemContent>…</TreeItemContent>
        </AriaTreeItem>
      ) : (
        children
      )}
    </AriaTreeItem>
  );
}
