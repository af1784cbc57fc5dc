import type { Task } from '@zuschlag/validation/tasks/tasks';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { permissionsOn } from '../../policy/authorize.ts';
import { type StoredLabel, storedLabels } from './labels/labels.store.ts';
import { toLabel } from './labels/labels.ts';
import { taskRules } from './tasks.policy.ts';
import { ordersOf, type StoredTask } from './tasks.store.ts';

/** Tasks as clients see them, with their labels and their places in their columns. */
export async function toTasks(tenant: TenantDb<UserActor>, stored: readonly StoredTask[]): Promise<Task[]> {
  if (stored.length === 0) return [];
  const [labels, orders] = await Promise.all([storedLabels(tenant), ordersOf(tenant, stored)]);
  return stored.map((one) => toTask(tenant.actor, one, { labels, order: orders.get(one.id) ?? 0 }));
}

function toTask(
  actor: UserActor,
  task: StoredTask,
  { labels, order }: { labels: readonly StoredLabel[]; order: number },
): Task {
  const { id, chanceId, chanceName, title, description, status, deadline, assignees, createdBy, version, moves } = task;
  return {
    ...{ id, chanceId, chanceName, title, description, status, order, deadline, assignees, createdBy, version, moves },
    labels: labels.filter((label) => task.labelIds.includes(label.id)).map(toLabel),
    createdAt: task.createdAt.toISOString(),
    doneAt: task.doneAt?.toISOString() ?? null,
    ...permissionsOn(actor, taskRules, task),
  };
}
