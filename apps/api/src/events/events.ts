/**
 * Everything that happens to a Chance and that others must hear of. A verb announces; `handlers.ts` says what follows.
 * Ids only: a handler that needs more reads it in the same transaction.
 */
export type DomainEvent =
  | { kind: 'chanceCreated'; chanceId: string; operationalOrganizationIds: number[] }
  | {
      kind: 'chanceChanged';
      chanceId: string;
      what: 'details' | 'deadline' | 'contract' | 'owner' | 'customer' | 'summary';
    }
  | { kind: 'biddingConditionsChanged'; chanceId: string }
  | { kind: 'stateChanged'; chanceId: string; from: string; to: string }
  | { kind: 'bidDecided'; chanceId: string; groupId: string }
  | { kind: 'bidGroupFinal'; chanceId: string; groupId: string }
  | { kind: 'marginDecided'; chanceId: string; groupId: string }
  | { kind: 'marginGroupFinal'; chanceId: string; groupId: string }
  | { kind: 'recalculationRequested'; chanceId: string; organizationIds: number[]; reason: string }
  | { kind: 'servicesChanged'; chanceId: string; organizationId: number; serviceId: string | null };
