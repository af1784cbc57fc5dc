import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import { type ChanceSortField, type ChanceState, chanceStates } from '@zuschlag/validation/vocabulary';
import { type Condition, type KeysetList, oneOf } from '../../../lists/keyset-list.ts';

/**
 * The rows along which a page is read. What an organization takes part in, and what an owner has, are small shares of a
 * large tenant; each has every order of the list to itself (migration `list_walks`), so that a page of it reads no others.
 */
export type Walk = Pick<KeysetList<ChanceSortField>, 'from' | 'columns' | 'tieBreak'> & {
  /** how the Chance of a row of the page is called; one that is not in the page is joined to it */
  chance: 'page' | 'chance';
  /** shares that do not overlap and hold every row; null: one share */
  shares: readonly Condition[] | null;
  /** the filter that the shares are; asked again, the planner would take it for a second one that leaves fewer rows */
  keeps: 'visible' | 'owners' | 'staffing' | 'states' | null;
};

type Question = {
  /** the organization whose participations are all that the caller may view; null: the caller may view every Chance */
  seenBy: number | null;
  userId: number;
  filters: Pick<ChanceFilters, 'onlyOwn' | 'chanceAdmins' | 'operationalOrgs' | 'state'>;
  /** what searches found, as conditions on the Chance */
  found: readonly (Condition | null)[];
};

/** Of more owners or organizations, and of more states, the rows of the whole tenant meet one early enough. */
const MOST_SHARES = 10;
const MOST_STATES = 3;

export function walkOf({ seenBy, userId, filters, found }: Question): Walk {
  const owners = filters.onlyOwn === true ? [userId] : distinct(filters.chanceAdmins);
  if (isFew(owners)) return { ...alongChances, shares: owners.map(ownedBy), keeps: 'owners' };
  const along = owners.length > 0 || found.some((one) => one !== null) ? alongTheirChances : alongParticipations;
  if (seenBy !== null) return { ...along, shares: [participatedBy(seenBy)], keeps: 'visible' };
  const staffing = distinct(filters.operationalOrgs);
  if (isFew(staffing)) {
    const shares = staffing.map((id, at) => staffedByFirst(id, staffing.slice(0, at)));
    return { ...along, shares, keeps: 'staffing' };
  }
  const states = distinct(filters.state);
  if (isFew(states, MOST_STATES)) return { ...alongChances, shares: states.map(inState), keeps: 'states' };
  return { ...alongChances, shares: null, keeps: null };
}

function distinct<Value>(values: readonly Value[] | null | undefined): Value[] {
  return [...new Set(values ?? [])];
}

function isFew(values: readonly unknown[], most = MOST_SHARES): boolean {
  return values.length > 0 && values.length <= most;
}

/** The figures sort along expression indexes: migrations `list_order` and `list_walks`. */
function columnsOf(prefix: '' | 'part'): KeysetList<ChanceSortField>['columns'] {
  const sql = (column: string) => (prefix === '' ? `"${column}"` : `"${prefix}_${column}"`);
  return {
    due: { sql: sql('dueRank'), type: 'int' },
    submission: { sql: sql('submission'), type: 'date' },
    startDate: { sql: sql('startDate'), type: 'date' },
    revenue: { sql: sql('effectiveRevenue'), type: 'float8', nullsLast: true },
    totalCost: { sql: sql('totalCost'), type: 'float8', nullsLast: true },
    surcharge: { sql: sql('surcharge'), type: 'float8', nullsLast: true },
  };
}

const alongChances = {
  chance: 'page',
  from: '"chance"',
  columns: columnsOf(''),
  tieBreak: { sql: '"id"', type: 'uuid' },
} as const;

const ofParticipation = `"part"."organizationId" AS "part_organizationId", "part"."isOperational" AS "part_isOperational",
        "part"."chanceId" AS "part_chanceId", "part"."dueRank" AS "part_dueRank", "part"."submission" AS "part_submission",
        "part"."startDate" AS "part_startDate", "part"."effectiveRevenue" AS "part_effectiveRevenue",
        "part"."totalCost" AS "part_totalCost", "part"."surcharge" AS "part_surcharge"`;

/**
 * Each Chance as often as it has participations: a share names one organization. The filters that a participation answers
 * itself leave the Chances of one page, and no others are read.
 */
const alongParticipations = {
  chance: 'chance',
  from: `(SELECT "part"."mainOrganizationId", "part"."chanceId" AS "id", "part"."stateNumber", ${ofParticipation}
      FROM "chance_participation" AS "part") AS "chance"`,
  columns: columnsOf('part'),
  tieBreak: { sql: '"part_chanceId"', type: 'uuid' },
} as const;

/** The same for conditions that ask for more of a Chance than its participations know. */
const alongTheirChances = {
  ...alongParticipations,
  chance: 'page',
  from: `(SELECT "chance".*, ${ofParticipation}
      FROM "chance_participation" AS "part"
      JOIN "chance" ON "chance"."mainOrganizationId" = "part"."mainOrganizationId" AND "chance"."id" = "part"."chanceId"
    ) AS "chance"`,
} as const;

function ownedBy(userId: number): Condition {
  return (put) => `"ownerId" = ${put(userId, 'int')}`;
}

function inState(state: ChanceState): Condition {
  return (put) => `"stateNumber" = ${put(numberOf(state), 'int')}`;
}

/** In one of the states; null without a filter. */
export function inStates(states: readonly ChanceState[] | null | undefined): Condition | null {
  return oneOf('"stateNumber"', 'int', states?.map(numberOf));
}

/** The number of a state in the database: migration `list_walks`. */
function numberOf(state: ChanceState): number {
  return chanceStates.indexOf(state) + 1;
}

function participatedBy(organizationId: number): Condition {
  return (put) => `"part_organizationId" = ${put(organizationId, 'int')}`;
}

/** Staffed by this organization and by no other, whose shares hold those rows. */
function staffedByFirst(organizationId: number, others: readonly number[]): Condition {
  const ofIt = participatedBy(organizationId);
  return (put) =>
    [ofIt(put), '"part_isOperational"', ...(others.length > 0 ? [`NOT ${staffedBy(others)(put)}`] : [])].join(' AND ');
}

/** Staffed by one of the organizations. */
export function staffedBy(organizationIds: readonly number[]): Condition {
  return (put) => `EXISTS (SELECT FROM "chance_participation" AS "staff"
        WHERE "staff"."mainOrganizationId" = "chance"."mainOrganizationId" AND "staff"."chanceId" = "chance"."id"
        AND "staff"."isOperational" AND "staff"."organizationId" = ANY (${put(organizationIds, 'int[]')}))`;
}
