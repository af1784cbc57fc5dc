import type { QueryKey } from '@tanstack/react-query';
import { streamEvents } from '@zuschlag/validation/stream/stream-catalogue';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';

/**
 * Whether an event makes a query out of date: its feature is one the catalogue names for the kind, and it asks either for
 * nothing in particular (a list) or for one of the things the event names.
 */
export function isConcerned(queryKey: QueryKey, event: StreamEvent): boolean {
  const [path, asked] = queryKey as [unknown, { input?: unknown } | undefined];
  const feature = Array.isArray(path) ? path[0] : undefined;
  const features: readonly string[] = streamEvents[event.kind].invalidates;
  if (typeof feature !== 'string' || !features.includes(feature)) return false;
  const ids = idsIn(asked?.input);
  return ids.length === 0 || ids.some((id) => id === event.chanceId || id === event.subject?.id);
}

function idsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  const { id, chanceId, groupId, serviceId, entityId } = input as Record<string, unknown>;
  return [id, chanceId, groupId, serviceId, entityId].filter((value) => typeof value === 'string');
}
