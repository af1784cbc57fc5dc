import {
  type LastOutcomes,
  type Percentiles,
  type WinLoss,
  type WinLossFigures,
  type WinLossFilter,
  type WinLossGroup,
  type WinLossTable,
  winLossGroup,
} from '@zuschlag/validation/win-loss/win-loss';
import {
  chanceKinds,
  chanceSizes,
  leastCases,
  type WinLossDimension,
  winLossDimensions,
} from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { findCustomer } from '../customers/customers.ts';
import { shownGroups } from './held-back.ts';
import { chosenKeys, type GroupRow, groupedCases, lastDecided, type OutcomeRow } from './win-loss.store.ts';

/**
 * Won and lost Chances that the caller may view, by customer, state, kind of service, size and year. Every case that
 * counts is one that the caller may open, with its prices.
 *
 * @source docs/calculation.md, "Win/loss analysis"
 */
export async function readWinLoss(tenant: TenantDb<UserActor>, filter: WinLossFilter): Promise<WinLoss> {
  const rows = await groupedCases(tenant, filter);
  const chosen = chosenKeys(filter);
  const tables = winLossDimensions.map((dimension) => judged(dimension, rows, chosen[dimension]));
  // The total of the chosen groups is the figure that a table shows for the chosen one, so it is shown or held back with it.
  const isHeldBack = (measure: Measure, except?: WinLossDimension) =>
    tables.some(({ dimension, chosenShows }) => dimension !== except && chosenShows && !chosenShows[measure]);
  const total = rows.find(({ dimension }) => dimension === 'total');
  return {
    total: total
      ? figuresOf(
          total,
          shownBy((measure) => countOf[measure](total) >= leastCases && !isHeldBack(measure)),
        )
      : noCases,
    tables: tables.map(({ dimension, groups, shows }): WinLossTable => {
      const own = chosen[dimension];
      const named = groups.map((row, at) => {
        // The groups beside the chosen one do not heed its choice: what other tables hold back of it says nothing of them.
        const isBeside = own !== undefined && row.key !== own;
        const isShown = (measure: Measure) =>
          (shows[measure][at] ?? false) && (isBeside || !isHeldBack(measure, dimension));
        return { ...ofGroup(dimension, row), ...figuresOf(row, shownBy(isShown)) };
      });
      const [{ groups: count, allCases } = { groups: 0, allCases: 0 }] = groups;
      return {
        dimension,
        groups: inOrder(dimension, named),
        otherGroups: count - groups.length,
        otherCases: allCases - groups.reduce((sum, { cases }) => sum + cases, 0),
      };
    }),
  };
}

/** The last outcomes for a customer, each a Chance that the caller may view. @throws {DomainError} NOT_FOUND */
export async function readLastOutcomes(tenant: TenantDb<UserActor>, customerId: string): Promise<LastOutcomes> {
  const { id } = await findCustomer(tenant, customerId);
  const rows = await lastDecided(tenant, id);
  const last = (state: OutcomeRow['state']) => {
    const row = rows.find((one) => one.state === state);
    if (!row) return null;
    const { id: chanceId, ...facts } = row;
    return { chanceId, ...facts };
  };
  return { won: last('won'), lost: last('lost') };
}

const measures = ['winRate', 'pricePerHour', 'distance'] as const;
type Measure = (typeof measures)[number];
type Shown = { [measure in Measure]: boolean };

const countOf: { [measure in Measure]: (row: GroupRow) => number } = {
  winRate: ({ cases }) => cases,
  pricePerHour: ({ priced }) => priced,
  distance: ({ distant }) => distant,
};
const sumOf: { [measure in Measure]: (row: GroupRow) => number } = {
  winRate: ({ allCases }) => allCases,
  pricePerHour: ({ allPriced }) => allPriced,
  distance: ({ allDistant }) => allDistant,
};

function shownBy(isShown: (measure: Measure) => boolean): Shown {
  return { winRate: isShown('winRate'), pricePerHour: isShown('pricePerHour'), distance: isShown('distance') };
}

/** The groups of a dimension, which of them show each measure, and what the chosen one shows. */
function judged(dimension: WinLossDimension, rows: readonly GroupRow[], chosen: string | undefined) {
  const groups = rows.filter((row) => row.dimension === dimension);
  const [first] = groups;
  const showsOf = (measure: Measure) => shownGroups(groups.map(countOf[measure]), first ? sumOf[measure](first) : 0);
  const shows = { winRate: showsOf('winRate'), pricePerHour: showsOf('pricePerHour'), distance: showsOf('distance') };
  const at = groups.findIndex(({ key }) => key === chosen);
  const chosenShows = chosen === undefined ? null : shownBy((measure) => shows[measure][at] ?? false);
  return { dimension, groups, shows, chosenShows };
}

function figuresOf(row: GroupRow, shown: Shown): WinLossFigures {
  return {
    cases: row.cases,
    winRate: shown.winRate ? row.won / row.cases : null,
    pricedCases: row.priced,
    pricePerHour: shown.pricePerHour ? percentilesOf(row.prices) : null,
    distanceCases: row.distant,
    distance: shown.distance ? percentilesOf(row.distances) : null,
  };
}

function percentilesOf(values: readonly number[] | null): Percentiles | null {
  if (!values) return null;
  const [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0] = values;
  return { p10, p25, p50, p75, p90 };
}

const noCases: WinLossFigures = {
  ...{ cases: 0, winRate: null, pricedCases: 0, pricePerHour: null, distanceCases: 0, distance: null },
};

type Named = Pick<WinLossGroup, 'customer' | 'province' | 'kind' | 'size' | 'year'>;

function ofGroup(dimension: WinLossDimension, { key, name }: GroupRow): Named {
  const { shape } = winLossGroup;
  return {
    customer: dimension === 'customer' && key !== null ? { id: key, name: name ?? '' } : null,
    province: dimension === 'state' ? shape.province.parse(key) : null,
    kind: dimension === 'kind' ? shape.kind.parse(key) : null,
    size: dimension === 'size' ? shape.size.parse(key) : null,
    year: dimension === 'year' && key !== null ? Number(key) : null,
  };
}

/** Kinds and sizes in the order of their lists, years from the latest, the others by their cases. */
function inOrder(dimension: WinLossDimension, groups: WinLossGroup[]): WinLossGroup[] {
  const places: { [of in WinLossDimension]?: (group: WinLossGroup) => number } = {
    kind: ({ kind }) => (kind === null ? chanceKinds.length : chanceKinds.indexOf(kind)),
    size: ({ size }) => (size === null ? chanceSizes.length : chanceSizes.indexOf(size)),
    year: ({ year }) => -(year ?? 0),
  };
  const place = places[dimension];
  return place ? groups.toSorted((one, other) => place(one) - place(other)) : groups;
}
