import type { TrailAction, TrailEntity } from '@zuschlag/validation/chance/history/trail-kinds';

export type Fields = { [field: string]: unknown };

/** Without `before` the thing came to be, without `after` it ended; with both only what differs is kept. */
type Change = { entityId: string | number; before?: Fields; after?: Fields };

/** A change of a Chance or of a part of it, which its history shows; `trailActions` lists what may happen. */
export type ChanceRecord = {
  [Entity in TrailEntity]: Change & { entity: Entity; action: TrailAction<Entity>; chanceId: string };
}[TrailEntity];

/** A change of one thing: a Chance or a part of it, or something outside of Chances, such as a user or a table row. */
export type AuditRecord = ChanceRecord | (Change & { entity: string; action: string; chanceId?: never });
