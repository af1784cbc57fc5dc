import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { ListChecks, ListTodo, SquareKanban } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

const MovedPlan = latePart(async () => {
  const { MovedPlanNotice } = await withWords('tasks', import('./plan/moved-plan-notice.tsx'));
  return MovedPlanNotice;
});

export const tasks: Feature = {
  id: 'tasks',
  pages: [
    {
      to: '/mytasks',
      label: msg`Meine Aufgaben`,
      icon: ListTodo,
      menu: 'main',
      right: 'SEE_CHANCES',
      keywords: 'To-do my tasks',
    },
    {
      to: '/tender/$tenderId/tasksboard',
      label: msg`Aufgaben`,
      icon: SquareKanban,
      menu: 'chanceManage',
      position: 20,
      keywords: 'Board Kanban To-do tasks',
      prefetch: (utils, chanceId) => void utils.tasks.board.prefetch({ chanceId }),
    },
    {
      to: '/settings/tasks',
      label: msg`Aufgaben`,
      icon: ListChecks,
      menu: 'settings',
      right: 'SEE_SETTINGS',
      keywords: 'Vorlagen Labels templates',
    },
  ],
  chanceNotices: [{ id: 'moved-plan', Part: MovedPlan }],
};
