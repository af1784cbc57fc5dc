import type { TableKey } from '@zuschlag/validation/configuration/tables';

/**
 * Everything that happens to a Chance, or to what it is calculated with, and that others must hear of. A verb publishes; `handlers.ts` says what follows.
 * Ids only: a handler that needs more reads it in the same transaction.
 */
export type DomainEvent =
  | { kind: 'chanceCreated'; chanceId: string; operationalOrganizationIds: number[] }
  | {
      kind: 'chanceChanged';
      chanceId: string;
      what: 'details' | 'deadline' | 'contract' | 'owner' | 'customer' | 'summary' | 'rates';
    }
  | { kind: 'biddingConditionsChanged'; chanceId: string }
  /** before the state changes, so that it can still be refused */
  | { kind: 'submitting'; chanceId: string; confirmsChangedRates: boolean }
  | { kind: 'stateChanged'; chanceId: string; from: string; to: string }
  | { kind: 'bidDecided'; chanceId: string; groupId: string }
  | { kind: 'bidGroupFinal'; chanceId: string; groupId: string }
  | { kind: 'marginDecided'; chanceId: string; groupId: string }
  | { kind: 'marginGroupFinal'; chanceId: string; groupId: string }
  | { kind: 'recalculationRequested'; chanceId: string; organizationIds: number[]; reason: string }
  | { kind: 'servicesChanged'; chanceId: string; organizationId: number; serviceId: string | null }
  /** a row of a configuration table came or went; `organizationId` is whose */
  | { kind: 'ratesChanged'; table: TableKey; organizationId: number };
