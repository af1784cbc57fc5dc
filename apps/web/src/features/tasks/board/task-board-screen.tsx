import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { taskStatuses } from '@zuschlag/validation/tasks/task-vocabulary';
import type { TaskBoard } from '@zuschlag/validation/tasks/tasks';
import { CircleAlert, ListChecks, Plus, SquareKanban } from 'lucide-react';
import { useMemo, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useSession } from '../../../app/session/session.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { useBoardLock } from '../task-messages.ts';
import { type BoardFilter, cardsOf, matches } from './board-cards.ts';
import { knownTasks } from './known-tasks.ts';
import { TaskColumn } from './task-column.tsx';
import { TaskFilters } from './task-filters.tsx';
import { useBoardActs } from './use-board-acts.ts';

const TaskDialog = lazyOverlay(async () => (await import('../dialog/task-dialog.tsx')).TaskDialog);
const PlanDialog = lazyOverlay(async () => (await import('../plan/plan-dialog.tsx')).PlanDialog);
const NewTaskDialog = lazyOverlay(async () => (await import('../dialog/new-task-dialog.tsx')).NewTaskDialog);

/** The task board of a Chance. @param taskId the task whose dialog is open, of the address */
export function TaskBoardScreen({ taskId }: { taskId: string | undefined }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const query = trpc.tasks.board.useQuery({ chanceId });
  const tasks = useMemo(() => knownTasks(query.data?.tasks ?? []), [query.data]);
  if (query.data) return <Board key={chanceId} chanceId={chanceId} board={{ ...query.data, tasks }} taskId={taskId} />;
  return (
    <div className="p-6 max-sm:p-4">
      {query.error ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Aufgaben konnten nicht geladen werden`}
          text={errorMessage(query.error)}
          action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <div role="status" aria-label={t`Die Aufgaben werden geladen`} className="grid gap-3 sm:grid-cols-3">
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </div>
      )}
    </div>
  );
}

type BoardProps = { chanceId: string; board: TaskBoard; taskId: string | undefined };

function Board({ chanceId, board, taskId }: BoardProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id: ownId } = useSession();
  const [filter, setFilter] = useState<BoardFilter>({ person: null, label: null });
  const [isAdding, setAdding] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const acts = useBoardActs(chanceId);
  const lock = useBoardLock()(board.lock);
  const mayChange = board.lock === null;
  const show = (id: string | undefined) =>
    void navigate({
      to: '/tender/$tenderId/tasksboard',
      params: { tenderId: chanceId },
      search: id === undefined ? {} : { taskId: id },
    });
  const shown = board.tasks.filter((task) => matches(task, filter));
  const opened = board.tasks.find(({ id }) => id === taskId);
  const cardActs = {
    open: ({ id }: { id: string }) => show(id),
    moveTo: acts.moveTo,
    remove: acts.removeCard,
  };
  const add = (
    <Button variant="primary" icon={<Plus />} isDisabled={!mayChange} reason={lock} onPress={() => setAdding(true)}>
      {t`Neue Aufgabe`}
    </Button>
  );
  const plan = (
    <Button icon={<ListChecks />} isDisabled={!mayChange} reason={lock} onPress={() => setPlanning(true)}>
      {t`Aus Vorlage planen`}
    </Button>
  );
  const buttons = (
    <>
      {plan}
      {add}
    </>
  );
  return (
    <div className="grid w-full max-w-[90rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-16">{t`Aufgaben`}</h2>
          <p className="text-13 text-ink-2">{t`Alle Gesellschaften der Chance sehen dieselben Aufgaben.`}</p>
        </div>
        {board.tasks.length === 0 ? null : <div className="flex flex-wrap gap-2">{buttons}</div>}
      </div>
      {lock ? <Banner>{lock}</Banner> : null}
      {taskId !== undefined && !opened ? (
        <Banner tone="warn">{t`Die Aufgabe aus dem Link gibt es nicht mehr.`}</Banner>
      ) : null}
      {board.tasks.length === 0 ? (
        <EmptyState
          icon={<SquareKanban />}
          title={t`Noch keine Aufgaben`}
          text={t`Hier steht, wer bis wann was erledigt: Unterlagen lesen, Objekt besichtigen, Nachweise beschaffen.`}
          action={buttons}
        />
      ) : (
        <>
          <TaskFilters tasks={board.tasks} ownId={ownId} filter={filter} onChange={setFilter} />
          <div className="relative grid auto-cols-[minmax(16rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-2 max-sm:auto-cols-[85%] max-sm:snap-x max-sm:snap-mandatory">
            {taskStatuses.map((status) => (
              <TaskColumn
                key={status}
                status={status}
                cards={cardsOf(shown, status)}
                taskById={(id) => board.tasks.find((task) => task.id === id)}
                acts={cardActs}
                mayChange={mayChange}
              />
            ))}
          </div>
        </>
      )}
      <TaskDialog
        task={opened ?? null}
        isOpen={opened !== undefined}
        onClose={() => show(undefined)}
        onRemove={acts.removeCard}
        onMove={acts.moveTo}
      />
      <PlanDialog chanceId={chanceId} isOpen={isPlanning} onClose={() => setPlanning(false)} />
      <NewTaskDialog chanceId={chanceId} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}
