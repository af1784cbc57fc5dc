import {
  type CreateChance,
  type CreateQuickChance,
  createChanceInput,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { z } from 'zod';
import type { DemoChance } from './chances.ts';
import { noticeOf } from './notices.ts';
import type { Post } from './posts.ts';
import type { Stage } from './stage.ts';

type Place = { id: string; province: Province };

/** The full form with realistic values for this plan. */
export function fullInputOf(stage: Stage, plan: DemoChance, { id, province }: Place): CreateChance {
  const { kind, name, due, months } = plan;
  const isPublic = kind === 'Public';
  const notice = noticeOf(plan);
  return createChanceInput.parse({
    input: {
      description: {
        ...{ name, province, customerId: id, customerType: plan.customerType },
        type: isPublic ? 'Public' : 'Private',
        platform: notice.platform,
        awardingAuthority: notice.awardingAuthority,
        details: notice.details,
        permanent: true,
        alarm: plan.posts.includes('nights'),
        ...awardOf(plan),
      },
      deadline: {
        submission: stage.dayIn(due),
        publication: stage.dayIn(due - 40),
        questions: stage.dayIn(due - 10),
        outsideInformation: isPublic ? stage.dayIn(due - 6) : null,
        siteVisit: stage.dayIn(due - 20),
        ...stagesOf(stage, plan),
      },
      estimate: { ...estimateOf(plan), margin: notice.estimatedMargin, effort: notice.effort },
      contract: {
        ...contractOf(stage, plan),
        escalationClause: months > 24 ? 0.8 : null,
        ...notice.criteria,
        paymentTerm: notice.paymentTerm,
        ...(months >= 24 && due % 2 === 0 ? { extensionCount: 2, extensionMonths: 12 } : {}),
      },
      operationalOrganizationIds: organizationsOf(stage, plan),
      referenceNumber: isPublic ? `VE ${100 + ((due + 200) % 97)}/${stage.dayIn(due).slice(0, 4)}` : null,
      additionalText: notice.additionalText,
    },
    executiveSummary: notice.executiveSummary,
  } satisfies z.input<typeof createChanceInput>);
}

const isNegotiated = ({ kind, due }: DemoChance) => kind === 'Public' && due % 4 === 0;
const contacts = [
  'Ute Brandt',
  'Henning Voß',
  'Marlies Kröger',
  'Sven Albers',
  'Dilek Aydin',
  'Jörg Petersen',
] as const;

/** The procedure, the page of the documents and whom to ask. */
function awardOf(plan: DemoChance) {
  const number = Math.abs(plan.due) + plan.name.length;
  const contactName = contacts[number % contacts.length];
  if (plan.kind !== 'Public') return { contactName };
  return {
    contactName,
    ...(plan.lot ? { lotNumber: plan.lot.number, lotTitle: plan.lot.title } : {}),
    // A range of numbers that is never given to subscribers.
    contactPhone: `030 23125-${100 + number}`,
    contactMail: 'vergabestelle@vergabe.example.de',
    procedureKind: isNegotiated(plan) ? ('negotiated' as const) : ('open' as const),
    platformUrl: `https://vergabe.example.de/bekanntmachung/${2_000 + number}`,
  };
}

/** The stages around the submission, before the contract begins. */
function stagesOf(stage: Stage, plan: DemoChance) {
  if (plan.kind !== 'Public') return {};
  const { due } = plan;
  const negotiation = {
    participation: stage.dayIn(due - 28),
    participationTime: '12:00',
    negotiation: stage.dayIn(due + 14),
    negotiationTime: '10:00',
    finalOffer: stage.dayIn(due + 21),
  };
  return {
    ...(isNegotiated(plan) ? negotiation : {}),
    plannedAward: stage.dayIn(due + 35),
    bindingUntil: stage.dayIn(due + 42),
  };
}

/** Estimates before a calculation: some too low, some too high, and round. */
function estimateOf({ posts, operatedBy, months, due }: DemoChance): { revenue: number; hoursPerMonth: number } {
  const hours = posts.reduce((sum, post) => sum + hoursPerMonth[post], 0) * Math.min(operatedBy.length, 2);
  const revenue = hours * months * (25 + (Math.abs(due) % 7));
  return { revenue: Math.ceil(revenue / 5_000) * 5_000, hoursPerMonth: hours };
}

const hoursPerMonth: { readonly [post in Post]: number } = {
  reception: 230,
  roundTheClock: 730,
  nights: 304,
  weekend: 230,
};

/** The quick form: what is known after a telephone call. */
export function quickInputOf(stage: Stage, plan: DemoChance, { id }: Place): CreateQuickChance {
  return createQuickChanceInput.parse({
    input: {
      description: { name: plan.name, customerId: id, customerType: plan.customerType },
      deadline: { submission: stage.dayIn(plan.due) },
      contract: contractOf(stage, plan),
      operationalOrganizationIds: organizationsOf(stage, plan),
    },
  });
}

function organizationsOf({ organizations }: Stage, { operatedBy }: DemoChance): number[] {
  return operatedBy.map((key) => organizations[key].id);
}

/** Contracts begin on the first of a month, some ten weeks after the offer. */
function contractOf(stage: Stage, { due, months }: DemoChance): { startDate: string; endDate: string } {
  const [year, month] = stage
    .dayIn(due + 75)
    .split('-')
    .map(Number);
  const dayOf = (monthsOn: number, day: number) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + monthsOn, day)).toISOString().slice(0, 10);
  return { startDate: dayOf(0, 1), endDate: dayOf(months, 0) };
}
