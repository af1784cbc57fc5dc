import { ChevronDown, ChevronRight } from 'lucide-react';
import { Children, createContext, type KeyboardEvent, type ReactNode, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree as AriaTree, TreeItem as AriaTreeItem, TreeItemContent } from 'react-aria-components/Tree';

const ToggleContext = createContext<(id: string) => void>(() => undefined);

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
  return (
    <ToggleContext value={toggle}>
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
    </ToggleContext>
  );
}

export interface TreeItemProps {
  id: string;
  /** What a screen reader reads of the line, and what typing finds. */
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
  const toggle = use(ToggleContext);

  /** The keys of a tree that the library lacks: Space opens and closes as Enter does, the right arrow goes into what is open. */
  function hearKey(event: KeyboardEvent): void {
    const row = event.currentTarget;
    if (!hasChildren || event.target !== row) return;
    const goesIn = event.key === 'ArrowRight' && row.getAttribute('aria-expanded') === 'true';
    if (event.key !== ' ' && !goesIn) return;
    event.preventDefault();
    event.stopPropagation();
    if (goesIn) row.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    else toggle(id);
  }

  return (
    <AriaTreeItem
      id={id}
      textValue={textValue}
      style={({ level }) => ({ paddingInlineStart: `${Math.min(level - 1, DEEPEST_INDENT) * INDENT}px` })}
      render={(attributes) => (
        <div
          {...attributes}
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
          const { focusedKey } = state.selectionManager;
          const Icon = isExpanded ? ChevronDown : ChevronRight;
          return line({
            isOpen: isExpanded,
            isCurrent: (focusedKey ?? state.collection.getFirstKey()) === id,
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
