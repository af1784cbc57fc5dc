import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import type { EventKind } from './events.ts';
import type { Handlers, StreamTable } from './handler.ts';

/** The stream event of each kind of domain event. A kind that no feature states does not compile. */
export const streamed: StreamTable = mergeStatements(
  'event',
  features.map(({ streams }) => streams),
);

/** The handlers of each kind of event: feature by feature from left to right, in the transaction of the cause. */
export const handlers = Object.fromEntries(
  (Object.keys(streamed) as EventKind[]).map((kind) => [
    kind,
    features.flatMap(({ on }): readonly unknown[] => on?.[kind] ?? []),
  ]),
) as unknown as Handlers;
