import type { Service } from '@zuschlag/validation/services/service';
import { type RevenueCalculationType, type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';

type Rates = { [period in TariffPeriod]: number | null };

/** The fields of every type side by side; only those of the chosen type are sent. */
export type RevenueValues = {
  revenueCalculationType: RevenueCalculationType;
  margin: number | null;
  flatRate: number | null;
  hourlyRateAbsolute: Rates;
  hourlyRateRelative: Rates;
};

/** A service as it travels, or what of it says how it earns. */
export type StoredRevenue = Pick<
  Service,
  'revenueCalculationType' | 'margin' | 'flatRate' | 'hourlyRateAbsolute' | 'hourlyRateRelative'
>;

const noRates: Rates = { day: null, night: null, sunday: null, sundayNight: null, holiday: null, holidayNight: null };

const emptyRevenue: RevenueValues = {
  revenueCalculationType: 'Margin',
  margin: null,
  flatRate: null,
  hourlyRateAbsolute: noRates,
  hourlyRateRelative: noRates,
};

/** A form that just switched to this type: all values of the others are gone. */
export function freshRevenue(revenueCalculationType: RevenueCalculationType): RevenueValues {
  return { ...emptyRevenue, revenueCalculationType };
}

/** What a tariff period costs the customer now; null without minutes. */
export type PresentPrice = { period: TariffPeriod; minutes: number; pricePerHour: number | null };

/**
 * A form that just switched to this type, filled with the present prices to the cent, so that the price stays until the
 * user changes it. A period without minutes gets the price of the day, or the first there is: it must not become free.
 */
export function revenueAtPresent(
  revenueCalculationType: RevenueCalculationType,
  present: readonly PresentPrice[],
): RevenueValues {
  const fresh = freshRevenue(revenueCalculationType);
  const priceOf = (period: TariffPeriod) => present.find((one) => one.period === period)?.pricePerHour ?? null;
  const day = priceOf('day') ?? present.find(({ pricePerHour }) => pricePerHour !== null)?.pricePerHour ?? null;
  if (day === null || day <= 0) return fresh;
  const base = cents(day);
  const each = (rateOf: (price: number) => number) =>
    Object.fromEntries(tariffPeriods.map((period) => [period, rateOf(priceOf(period) ?? day)])) as Rates;
  if (revenueCalculationType === 'Hourlyrateabsolute') return { ...fresh, hourlyRateAbsolute: each(cents) };
  if (revenueCalculationType === 'Hourlyraterelative') {
    const surcharges = each((price) => Math.round((price / base - 1) * 10_000) / 10_000);
    return { ...fresh, hourlyRateRelative: { ...surcharges, day: base } };
  }
  return fresh;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The stored values in the format of the form. */
export function revenueValuesOf(stored: Partial<StoredRevenue>): RevenueValues {
  const type = stored.revenueCalculationType ?? 'Margin';
  return {
    ...freshRevenue(type),
    margin: type === 'Margin' ? (stored.margin ?? null) : null,
    flatRate: stored.flatRate ?? null,
    hourlyRateAbsolute: stored.hourlyRateAbsolute ?? noRates,
    hourlyRateRelative: stored.hourlyRateRelative ?? noRates,
  };
}

/** Reduces the values to the chosen type, unchecked. */
export function chosenRevenue(values: RevenueValues): unknown {
  const { revenueCalculationType } = values;
  switch (revenueCalculationType) {
    case 'Margin':
      return { revenueCalculationType, margin: values.margin };
    case 'Flatrate':
      return { revenueCalculationType, flatRate: values.flatRate };
    case 'Hourlyrateabsolute':
      return { revenueCalculationType, hourlyRateAbsolute: values.hourlyRateAbsolute };
    case 'Hourlyraterelative':
      return { revenueCalculationType, hourlyRateRelative: values.hourlyRateRelative };
  }
}
