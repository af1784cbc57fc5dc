import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@zuschlag/ui/actions/menu';
import { AvatarGroup } from '@zuschlag/ui/layout/avatar-group';
import { taskStatuses } from '@zuschlag/validation/tasks/task-vocabulary';
import type { Task } from '@zuschlag/validation/tasks/tasks';
import { ArrowRight, ArrowUpToLine, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { DueMark } from '../due-mark.tsx';
import { LabelChips } from '../label-chip.tsx';
import { useStatusNames } from '../task-messages.ts';
import type { BoardPlace } from './board-cards.ts';

export type CardActs = {
  open: (task: Task) => void;
  moveTo: (task: Task, place: BoardPlace) => void;
  remove: (task: Task) => void;
};

/** A card: title, labels, people and due date; with a handle and a menu where the board may be changed. */
export function TaskCard({ task, acts, mayChange }: { task: Task; acts: CardActs; mayChange: boolean }) {
  const { t } = useLingui();
  const { id, title, labels, assignees } = task;
  return (
    <GridListItem
      id={id}
      textValue={title}
      onAction={() => acts.open(task)}
      className="group/card flex min-w-0 cursor-pointer items-start gap-1 rounded-card border bg-surface py-2.5 pr-1 pl-1 outline-offset-0 hover:bg-hover dragging:opacity-50"
    >
      {mayChange ? (
        <Button
          slot="drag"
          aria-label={t`„${title}“ ziehen`}
          className="touch relative grid size-6 shrink-0 cursor-grab place-items-center rounded-mark text-ink-3 hover:text-ink max-sm:size-8"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </Button>
      ) : (
        <span className="w-2 shrink-0" />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <LabelChips labels={labels} />
        <p className={`break-words font-medium ${task.status === 'DONE' ? 'text-ink-2' : ''}`}>{title}</p>
        {task.deadline === null && assignees.length === 0 ? null : (
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <DueMark task={task} />
            {assignees.length === 0 ? null : (
              <AvatarGroup
                label={t`Zuständig`}
                people={assignees.map((person) => {
                  return { id: String(person.id), name: `${person.firstname} ${person.lastname}` };
                })}
              />
            )}
          </div>
        )}
      </div>
      {mayChange ? <CardMenu task={task} acts={acts} /> : null}
    </GridListItem>
  );
}

function CardMenu({ task, acts }: { task: Task; acts: CardActs }) {
  const { t } = useLingui();
  const names = useStatusNames();
  const { title, status } = task;
  const top = { aboveId: null, belowId: null };
  return (
    <MenuTrigger
      label={t`Aktionen für „${title}“`}
      placement="bottom end"
      trigger={<IconButton size="tight" label={t`Aktionen für „${title}“`} icon={<Ellipsis />} />}
    >
      <MenuSection title={t`Verschieben nach`}>
        {taskStatuses
          .filter((one) => one !== status)
          .map((one) => (
            <MenuItem
              key={one}
              id={one}
              icon={<ArrowRight />}
              onAction={() => acts.moveTo(task, { status: one, ...top })}
            >
              {names[one]}
            </MenuItem>
          ))}
        <MenuItem id="top" icon={<ArrowUpToLine />} onAction={() => acts.moveTo(task, { status, ...top })}>
          {t`Ganz nach oben`}
        </MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="remove" tone="danger" icon={<Trash2 />} onAction={() => acts.remove(task)}>
        {t`Löschen`}
      </MenuItem>
    </MenuTrigger>
  );
}
