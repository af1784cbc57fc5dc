import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { MyTasks } from '@zuschlag/validation/tasks/tasks';
import { CircleAlert, ListTodo } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { type DueGroup, dueGroup, dueGroups } from '../due.ts';
import { MyTask } from './my-task.tsx';

/** The tasks of the user over all Chances, by the day on which they are due. */
export function MyTasksScreen() {
  const { t } = useLingui();
  const title = t`Meine Aufgaben`;
  useDocumentTitle(title);
  const { data, error, refetch } = trpc.tasks.mine.useQuery();
  return (
    <div className="grid w-full max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <header>
        <h1 className="font-semibold text-20">{title}</h1>
        <p className="text-ink-2">{t`Aus allen Chancen, das Dringendste zuerst. Geändert werden Aufgaben in ihrer Chance.`}</p>
      </header>
      {data ? (
        <Groups tasks={data} />
      ) : error ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Die Aufgaben konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <div role="status" aria-label={t`Die Aufgaben werden geladen`}>
          <SkeletonText lines={6} />
        </div>
      )}
    </div>
  );
}

function Groups({ tasks: { open, done } }: { tasks: MyTasks }) {
  const { t } = useLingui();
  const today = berlinDayOf(new Date());
  const names: { readonly [group in DueGroup]: string } = {
    overdue: t`Überfällig`,
    today: t`Heute`,
    week: t`In den nächsten 7 Tagen`,
    later: t`Später`,
    none: t`Ohne Termin`,
  };
  const groups = dueGroups
    .map((group) => ({
      id: group as string,
      name: names[group],
      tasks: open.filter((one) => dueGroup(one, today) === group),
    }))
    .concat({ id: 'done', name: t`In den letzten 14 Tagen erledigt`, tasks: done })
    .filter(({ tasks }) => tasks.length > 0);
  return (
    <>
      {open.length > 0 ? null : (
        <EmptyState
          icon={<ListTodo />}
          title={t`Keine offenen Aufgaben`}
          text={t`Hier erscheint, was Ihnen in einer Chance zugewiesen wird.`}
        />
      )}
      {groups.map(({ id, name, tasks }) => (
        <Card key={id} label={name}>
          <CardHeader title={name} badge={<Badge kind="count">{tasks.length}</Badge>} />
          <ul>
            {tasks.map((task) => (
              <MyTask key={task.id} task={task} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
