import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { Actor } from '../../actor.ts';
import type { Fields } from '../../audit-log/audit-record.ts';
import type { UnitOfWork } from '../../context.ts';

type Told = { entityId: string; action: TrailAction<'task'>; before?: Fields; after?: Fields };

/** Writes the trail of a change on a board. */
export async function writeTrail(work: UnitOfWork<Actor>, chanceId: string, told: Told): Promise<void> {
  await work.audit({ entity: 'task', chanceId, ...told });
}

/** Lets the screens of the Chance read its board again. */
export async function showBoard(work: UnitOfWork<Actor>, chanceId: string): Promise<void> {
  await work.publish({ kind: 'tasksChanged', chanceId });
}
