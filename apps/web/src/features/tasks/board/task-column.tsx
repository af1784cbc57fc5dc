import { useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui/feedback/badge';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { GridList } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useStatusNames } from '../task-messages.ts';
import type { BoardPlace } from './board-cards.ts';
import { type CardActs, TaskCard } from './task-card.tsx';

/** What a dragged card is, for the columns that may take it. */
const cardType = 'x-zuschlag-task';

type ColumnProps = {
  status: TaskStatus;
  /** the cards that the filter shows, the highest first */
  cards: readonly Task[];
  taskById: (id: string) => Task | undefined;
  acts: CardActs;
  mayChange: boolean;
};

/** A column of the board. A card is dragged by pointer or finger, or by its handle with the keyboard. */
export function TaskColumn({ status, cards, taskById, acts, mayChange }: ColumnProps) {
  const { t } = useLingui();
  const name = useStatusNames()[status];
  const putIn = (id: string | undefined, key?: string, position?: 'before' | 'after' | 'on') => {
    const task = id === undefined ? undefined : taskById(id);
    if (task && id !== key) acts.moveTo(task, placeAt(cards, id ?? '', { status, key, position }));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayChange,
    getItems: (keys) =>
      [...keys].map((key) => ({ [cardType]: String(key), 'text/plain': taskById(String(key))?.title ?? '' })),
    acceptedDragTypes: [cardType],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => putIn(String([...keys][0]), String(target.key), target.dropPosition),
    onInsert: ({ items, target }) => void idOf(items).then((id) => putIn(id, String(target.key), target.dropPosition)),
    onRootDrop: ({ items }) => void idOf(items).then((id) => putIn(id)),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full drop-target:bg-accent" />
    ),
  });
  return (
    <section
      aria-label={name}
      className="grid min-w-0 snap-start grid-rows-[auto_minmax(0,1fr)] gap-2 rounded-card bg-sunken p-2"
    >
      <h3 className="flex items-center gap-2 px-1 pt-0.5 font-semibold text-13">
        {name}
        <Badge kind="count">{cards.length}</Badge>
      </h3>
      <GridList
        aria-label={t`Aufgaben: ${name}`}
        items={cards}
        dependencies={[acts, mayChange, cards]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="px-2 py-6 text-center text-12 text-ink-3">{t`Keine Aufgaben`}</p>}
        className="grid min-h-24 content-start gap-2 rounded-card outline-none drop-target:bg-accent-soft"
      >
        {(task) => <TaskCard task={task} acts={acts} mayChange={mayChange} />}
      </GridList>
    </section>
  );
}

type DroppedItems = readonly { kind: string; getText?: (type: string) => Promise<string> }[];

async function idOf(items: DroppedItems): Promise<string | undefined> {
  const [item] = items;
  return item?.getText?.(cardType);
}

/** The neighbours of a card that comes before or after another one of the column. */
function placeAt(
  cards: readonly Task[],
  id: string,
  { status, key, position }: { status: TaskStatus; key?: string; position?: 'before' | 'after' | 'on' },
): BoardPlace {
  const rest = cards.filter((card) => card.id !== id);
  const at = rest.findIndex((card) => card.id === key);
  if (at < 0) return { status, aboveId: rest.at(-1)?.id ?? null, belowId: null };
  const index = position === 'before' ? at : at + 1;
  return { status, aboveId: rest[index - 1]?.id ?? null, belowId: rest[index]?.id ?? null };
}
