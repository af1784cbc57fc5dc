import type { TenantClient } from '@zuschlag/db/client';
import type { UserActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import { publish } from '../events/publish.ts';
import type { OrganizationKey, PersonKey } from '../testing/people.ts';
import type { Cast } from '../testing/scenario.ts';
import { newUnitOfWork } from '../transaction.ts';
import { type Life, momentOf } from './life.ts';

/** The stage of the demo stories: people act through the verbs of the product, in one transaction, minute by minute. */
export type Stage = Cast & {
  db: TenantClient;
  /** Lets a person of the cast do something, a minute after what was done before. */
  act<Result>(who: PersonKey, run: (work: UnitOfWork<UserActor>) => Promise<Result>): Promise<Result>;
  /** Begins the story of a Chance. */
  begin(life: Life): void;
  /** Goes on at this share of its life, never back; see `momentOf`. */
  moveTo(share: number): void;
  /** the moment of what was done last */
  now(): Date;
  /** @returns the day so many days after today */
  dayIn(days: number): string;
  organizationKey(id: number): OrganizationKey;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function stageIn(db: TenantClient, cast: Cast, today: Date): Stage {
  let clock = today.getTime();
  let life: Life = { age: 0, due: 0 };
  const byId = new Map(Object.entries(cast.organizations).map(([key, { id }]) => [id, key as OrganizationKey]));
  return {
    ...cast,
    db,
    act: (who, run) => {
      clock += MINUTE;
      return run(newUnitOfWork({ actor: cast.people[who], db, publish, now: new Date(clock), requestId: 'demo' }));
    },
    begin: (next) => {
      life = next;
      clock = momentOf(life, 0, today).getTime();
    },
    moveTo: (share) => {
      clock = Math.max(clock, momentOf(life, share, today).getTime());
    },
    now: () => new Date(clock),
    dayIn: (days) => new Date(today.getTime() + days * DAY).toISOString().slice(0, 10),
    organizationKey: (id) => byId.get(id) ?? 'holding',
  };
}

/** The people who act for an organization: the Editor prepares, the Manager decides. */
export const voices = {
  holding: { editor: 'holdingEditor', manager: 'holdingManager' },
  nord: { editor: 'nordEditor', manager: 'nordManager' },
  mitte: { editor: 'mitteEditor', manager: 'mitteManager' },
  sued: { editor: 'suedEditor', manager: 'suedManager' },
} as const satisfies { [key in OrganizationKey]: { editor: PersonKey; manager: PersonKey } };
