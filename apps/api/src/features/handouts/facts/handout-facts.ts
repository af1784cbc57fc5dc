import type { RateBook, ServiceInput } from '@zuschlag/calc-engine';
import type { Locale } from '@zuschlag/i18n/locales';
import type { HandoutFormat, HandoutKind } from '@zuschlag/validation/handouts/handout-kinds';
import type { FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import type { ChanceState } from '@zuschlag/validation/vocabulary';

/** What a file is made from: plain data, because another thread makes it. */
export type HandoutFacts = {
  kind: HandoutKind;
  format: HandoutFormat;
  language: Locale;
  chance: {
    shortNumber: string;
    name: string;
    state: ChanceState;
    customer: string;
    authority: string | null;
    reference: string | null;
    lot: string | null;
    owner: string;
    startDate: string;
    endDate: string;
    durationMonths: number;
    submission: string;
    submissionTime: string;
    isOutdated: boolean;
    /** the organization that bids, by its full name */
    bidder: string;
  };
  services: readonly HandoutService[];
  tariffWage: { amount: number; source: string } | null;
  made: {
    person: string;
    at: string;
    /** where the chain over the trail ended; null: it had no link */
    chainEnd: string | null;
  };
  /** of a customer's own sheet */
  filling?: FillingFacts | null;
};

/** A customer's sheet, which figures go into it, and which services of the Chance stand for those it names. */
export type FillingFacts = {
  workbook: Uint8Array;
  fileName: string;
  cells: readonly FormCell[];
  services: readonly { name: string; serviceId: string }[];
  fillsChanged: boolean;
};

export type HandoutService = {
  id: string;
  name: string;
  organization: string;
  site: string | null;
  payGroup: string;
  additional: boolean;
  /** null where the service has no price */
  calculation: { input: ServiceInput; book: RateBook } | null;
  problem: ServiceProblem | null;
  /** the stored price, which the calculation repeats unless table rows behind it are gone */
  storedRevenue: number | null;
};
