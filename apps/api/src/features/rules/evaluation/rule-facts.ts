import type { RuleFacts } from './evaluate-rule.ts';

/** The figures of a Chance, as its details have them; shares are fractions. */
export type ChanceFigures = {
  durationMonths: number;
  /** null: fixed price */
  escalationClause: number | null;
  estimateRevenue: number | null;
};

/** What an organization offers in its regular services; margins are fractions. */
export type OfferFigures = {
  revenue: number | null;
  margin: number | null;
  permanentMargin: number | null;
  mobileMargin: number | null;
  /** the profit after overheads and risk; null without them */
  profitMargin: number | null;
  /** the highest of the services, in EUR per hour; null without a service */
  nonTariffAllowance: number | null;
};

const nothingOffered: OfferFigures = {
  revenue: null,
  margin: null,
  permanentMargin: null,
  mobileMargin: null,
  profitMargin: null,
  nonTariffAllowance: null,
};

/** The facts that rules are judged by. Without an offer, as for a bid, the calculated figures are null. */
export function ruleFacts(chance: ChanceFigures, offer: OfferFigures = nothingOffered): RuleFacts {
  return {
    CONTRACT_DURATION: chance.durationMonths,
    ESCALATION_CLAUSE: inPercent(chance.escalationClause),
    ESTIMATED_REVENUE: chance.estimateRevenue,
    TOTAL_REVENUE: offer.revenue,
    TOTAL_MARGIN: inPercent(offer.margin),
    PERMANENT_MARGIN: inPercent(offer.permanentMargin),
    MOBILE_MARGIN: inPercent(offer.mobileMargin),
    PROFIT_MARGIN: inPercent(offer.profitMargin),
    NON_TARIFF_ALLOWANCE: offer.nonTariffAllowance,
  };
}

function inPercent(fraction: number | null): number | null {
  return fraction === null ? null : fraction * 100;
}
