/**
 * Everything that happens and that other features or other people must hear of: what each kind carries. A feature adds
 * its kinds in its `*.feature.ts`. Ids only: a handler that needs more reads it in the same transaction.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare the members.
export interface DomainEvents {}

export type EventKind = keyof DomainEvents;
export type DomainEventOf<Kind extends EventKind> = { kind: Kind } & DomainEvents[Kind];
export type DomainEvent = { [Kind in EventKind]: DomainEventOf<Kind> }[EventKind];
