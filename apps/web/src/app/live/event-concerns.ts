import type { QueryKey } from '@tanstack/react-query';
import type { StreamEvent, StreamEventKind } from '@zuschlag/validation/events';

/** Which data an event makes out of date. */
const concerns: Record<StreamEventKind, readonly string[]> = {
  chanceCreated: ['chance', 'bidDecisions'],
  chanceChanged: ['chance', 'users'],
  stateChanged: ['chance', 'services', 'bidDecisions', 'marginDecisions'],
  bidGroupChanged: ['chance', 'bidDecisions', 'users'],
  marginGroupChanged: ['chance', 'marginDecisions', 'users'],
  servicesChanged: ['chance', 'services'],
};

/**
 * Whether an event makes a query out of date: its feature is concerned, and it asks either for nothing in particular
 * (a list) or for one of the things the event names.
 */
export function isConcerned(queryKey: QueryKey, event: StreamEvent): boolean {
  const [path, asked] = queryKey as [unknown, { input?: unknown } | undefined];
  const feature = Array.isArray(path) ? path[0] : undefined;
  if (typeof feature !== 'string' || !concerns[event.kind].includes(feature)) return false;
  const ids = idsIn(asked?.input);
  return ids.length === 0 || ids.some((id) => id === event.chanceId || id === event.groupId || id === event.serviceId);
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { id, chanceId, groupId, serviceId } = input as Record<string, unknown>;
  return [id, chanceId, groupId, serviceId].filter((value) => typeof value === 'string');
}
