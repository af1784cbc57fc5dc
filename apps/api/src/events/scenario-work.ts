import type { AuditRecord } from '../audit-log/audit-record.ts';
import type { DomainEvent } from './events.ts';

/** A change of services inside a scenario concerns the scenario; the Chance offers what it did before. */
export function seenFrom(scenarioId: string | undefined, event: DomainEvent): DomainEvent {
  if (scenarioId === undefined || event.kind !== 'servicesChanged') return event;
  return { kind: 'scenarioChanged', chanceId: event.chanceId, scenarioId };
}

/** The history of a Chance tells what really changed; the log keeps what happened inside a scenario apart from it. */
export function recordedFrom(scenarioId: string | undefined, record: AuditRecord): AuditRecord {
  if (scenarioId === undefined) return record;
  const { chanceId: _, entity, ...change } = record;
  return { ...change, entity: `scenario.${entity}` };
}
