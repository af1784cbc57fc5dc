import type { Plain } from '@zuschlag/db/decimals';
import type { Prisma } from '@zuschlag/db/generated/client';
import type { ChanceTotals } from '@zuschlag/validation/chance/chance';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import type { RecalculationStep } from '@zuschlag/validation/recalculations/progress';
import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { ProfitAfterOverheads } from '@zuschlag/validation/services/figures/profit-after-overheads';
import type { ProcedureKind } from '@zuschlag/validation/vocabulary';
import { dayOf } from '../../database/date-columns.ts';
import { personSelect, toPerson } from '../users/person.ts';

/** The parts of a Chance that one query reads: the row, its people and organizations, and the status of each service. */
export const storedChanceInclude = {
  owner: { select: { ...personSelect, role: true, deleted: true } },
  participations: {
    include: { organization: { select: { name: true, shortName: true, isOperational: true } } },
    orderBy: { organizationId: 'asc' },
  },
  services: {
    select: {
      id: true,
      name: true,
      operationalOrganizationId: true,
      siteId: true,
      additional: true,
      revenue: true,
      problem: true,
      recalculatedAt: true,
    },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.ChanceInclude;

type Row = Plain<Prisma.ChanceGetPayload<{ include: typeof storedChanceInclude }>>;

/** A Chance as verbs work with it: days as text, exact decimals as numbers, blocks flat as they are stored. */
export type StoredChance = ReturnType<typeof toStoredChance>;

/** How far the run is that calculates the services of a Chance anew. */
export type StoredRun = { id: string; step: RecalculationStep; done: number; total: number };

export function toStoredChance(row: Row) {
  return {
    ...row,
    /** the same as organizationId, under the name that permissions read */
    chanceOrganizationId: row.organizationId,
    owner: toPerson(row.owner),
    publication: dayOf(row.publication),
    submission: dayOf(row.submission),
    questions: dayOf(row.questions),
    outsideInformation: dayOf(row.outsideInformation),
    siteVisit: dayOf(row.siteVisit),
    participation: dayOf(row.participation),
    negotiation: dayOf(row.negotiation),
    finalOffer: dayOf(row.finalOffer),
    bindingUntil: dayOf(row.bindingUntil),
    plannedAward: dayOf(row.plannedAward),
    procedureKind: row.procedureKind as ProcedureKind | null,
    startDate: dayOf(row.startDate),
    endDate: dayOf(row.endDate),
    fullForm: row.fullForm as FieldValues | null,
    recalculation: row.recalculation as StoredRun | null,
    costDetails: row.costDetails as CostDetails | null,
    profitAfterOverheads: row.profitAfterOverheads as ProfitAfterOverheads | null,
    additionalTotals: row.additionalTotals as ChanceTotals | null,
    participations: row.participations.map(
      ({ organization, organizationId, isOperational, isBidding, isInvolved }) => ({
        organizationId,
        name: organization.name,
        shortName: organization.shortName,
        /** staffs services at all; `isOperational` says it does so for this Chance */
        isOperationalAnywhere: organization.isOperational,
        isOperational,
        isBidding,
        isInvolved,
      }),
    ),
    services: row.services.map(({ problem, ...service }) => ({ ...service, hasProblem: problem !== null })),
  };
}
