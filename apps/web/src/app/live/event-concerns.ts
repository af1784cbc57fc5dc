import type { QueryKey } from '@tanstack/react-query';
import type { StreamEvent, StreamEventKind } from '@zuschlag/validation/events';
import type { Feature } from '../features/feature.ts';

/** For each event the routers whose answers it makes out of date. */
export type Concerns = ReadonlyMap<StreamEventKind, ReadonlySet<string>>;

export function concernsOf(features: readonly Feature[]): Concerns {
  const concerns = new Map<StreamEventKind, Set<string>>();
  for (const [router, kinds] of features.flatMap(({ outdatedBy = {} }) => Object.entries(outdatedBy))) {
    for (const kind of kinds) concerns.set(kind, new Set([...(concerns.get(kind) ?? []), router]));
  }
  return concerns;
}

/**
 * Whether an event makes a query out of date: its router is concerned, and it asks either for nothing in particular
 * (a list) or for one of the things the event names.
 */
export function isConcerned(concerns: Concerns, queryKey: QueryKey, event: StreamEvent): boolean {
  const [path, asked] = queryKey as [unknown, { input?: unknown } | undefined];
  const router = Array.isArray(path) ? path[0] : undefined;
  if (typeof router !== 'string' || !concerns.get(event.kind)?.has(router)) return false;
  const ids = idsIn(asked?.input);
  return ids.length === 0 || ids.some((id) => id === event.chanceId || id === event.groupId || id === event.serviceId);
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { id, chanceId, groupId, serviceId } = input as Record<string, unknown>;
  return [id, chanceId, groupId, serviceId].filter((value) => typeof value === 'string');
}
