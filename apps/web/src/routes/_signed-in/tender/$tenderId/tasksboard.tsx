import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { TaskBoardScreen } from '../../../../features/tasks/board/task-board-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/tasksboard')({
  validateSearch: readSearch(({ taskId }: Record<string, unknown>): { taskId?: string } =>
    typeof taskId === 'string' ? { taskId } : {},
  ),
  beforeLoad: () => loadWords('tasks'),
  component: TasksBoard,
});

function TasksBoard() {
  return <TaskBoardScreen taskId={Route.useSearch().taskId} />;
}
