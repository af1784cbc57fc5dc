import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { CheckMark } from '../choices/check-mark.tsx';

export interface OrderListProps<K extends string> {
  label: string;
  /** All things, in their order. */
  items: readonly { id: K; label: string }[];
  chosen: readonly K[];
  onChoose: (chosen: K[]) => void;
  onOrder: (ids: K[]) => void;
  /** The name of the handle of a row, e.g. "Umsatz verschieben". */
  handleLabel: (label: string) => string;
}

/**
 * Things that are ticked and put in order: dragged by the handle with the mouse; with the keyboard Enter on the handle takes
 * a row up, the arrow keys move it, Enter puts it down.
 */
export function OrderList<K extends string>({
  label,
  items,
  chosen,
  onChoose,
  onOrder,
  handleLabel,
}: OrderListProps<K>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = items.map(({ id }) => id).filter((id) => keys.has(id));
      const rest = items.map(({ id }) => id).filter((id) => !keys.has(id));
      const at = rest.indexOf(target.key as K) + (target.dropPosition === 'after' ? 1 : 0);
      onOrder([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
    },
  });
  return (
    <GridList
      aria-label={label}
      items={items}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChoose(items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))}
      dragAndDropHooks={dragAndDropHooks}
      className="grid gap-px outline-none"
    >
      {(item) => (
        <GridListItem
          id={item.id}
          textValue={item.label}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-badge px-1.5 -outline-offset-2 hover:bg-hover dragging:opacity-50 max-sm:min-h-11"
        >
          <Button
            slot="drag"
            aria-label={handleLabel(item.label)}
            className="grid size-6 cursor-grab place-items-center rounded-mark text-ink-3 hover:text-ink"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </Button>
          <Checkbox slot="selection" className="group/check relative flex size-6 items-center justify-center">
            <CheckMark />
          </Checkbox>
          <span className="min-w-0 flex-1 truncate">{item.label}</span>
        </GridListItem>
      )}
    </GridList>
  );
}
