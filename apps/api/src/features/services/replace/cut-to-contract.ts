import type { CutPart, DatedPart } from '@zuschlag/validation/recalculations/recalculations';
import type { StoredService } from '../stored-service.ts';

type Contract = { startDate: string; endDate: string };
type Dated = { id: string; startDate: string | null; endDate: string | null };

/** A kind of part that may have days of its own: where it stands in a service, and its name for people. */
type PartKind<Part extends Dated> = {
  of: (service: StoredService) => readonly Part[];
  put: (service: StoredService, parts: Part[]) => StoredService;
  labelOf: (part: Part) => string;
};

const kinds: { readonly [part in DatedPart]: PartKind<Dated> } = {
  shift: kind({
    of: ({ shifts }) => shifts,
    put: (service, shifts) => ({ ...service, shifts }),
    labelOf: ({ startTime, endTime }) => `${startTime}–${endTime}`,
  }),
  siteVisit: kind({
    of: ({ siteVisits }) => siteVisits,
    put: (service, siteVisits) => ({ ...service, siteVisits }),
    labelOf: ({ type }) => type,
  }),
};

function kind<Part extends Dated>(of: PartKind<Part>): PartKind<Dated> {
  return of as unknown as PartKind<Dated>;
}

export type CutService = {
  /** what remains; the whole service when nothing would */
  service: StoredService;
  cuts: CutPart[];
  /** nothing of it lies in the contract */
  isEmpty: boolean;
};

/** Cuts the parts of a service whose own days lie outside of a contract; parts without days follow the contract. */
export function cutToContract(service: StoredService, contract: Contract): CutService {
  const cuts = partKinds().flatMap(([part, { of, labelOf }]) =>
    of(service).flatMap((one) => cutOf(part, labelOf(one), one, contract)),
  );
  const dropped = new Set(cuts.filter(({ isDropped }) => isDropped).map(({ id }) => id));
  const before = partKinds().flatMap(([, { of }]) => of(service));
  if (before.length > 0 && before.every(({ id }) => dropped.has(id))) return { service, cuts, isEmpty: true };
  const cutById = new Map(cuts.map((cut) => [cut.id, cut]));
  const remaining = partKinds().reduce(
    (rest, [, { of, put }]) =>
      put(
        rest,
        of(rest).flatMap((one) => remainderOf(one, cutById.get(one.id))),
      ),
    service,
  );
  return { service: remaining, cuts, isEmpty: false };
}

function partKinds(): [DatedPart, PartKind<Dated>][] {
  return Object.entries(kinds) as [DatedPart, PartKind<Dated>][];
}

function cutOf(part: DatedPart, label: string, { id, startDate, endDate }: Dated, contract: Contract): CutPart[] {
  const first = laterOf(startDate, contract.startDate);
  const last = earlierOf(endDate, contract.endDate);
  const isDropped = first > last;
  const newStartDate = startDate === null || isDropped ? null : first;
  const newEndDate = endDate === null || isDropped ? null : last;
  if (!isDropped && newStartDate === startDate && newEndDate === endDate) return [];
  return [{ part, id, label, startDate, endDate, newStartDate, newEndDate, isDropped }];
}

function remainderOf(one: Dated, cut: CutPart | undefined): Dated[] {
  if (!cut) return [one];
  return cut.isDropped ? [] : [{ ...one, startDate: cut.newStartDate, endDate: cut.newEndDate }];
}

function laterOf(day: string | null, bound: string): string {
  return day !== null && day > bound ? day : bound;
}

function earlierOf(day: string | null, bound: string): string {
  return day !== null && day < bound ? day : bound;
}
