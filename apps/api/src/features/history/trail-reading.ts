import type { TrailChange, TrailValue } from '@zuschlag/validation/chance/history/history';
import { type TrailField, trailFieldNames } from '@zuschlag/validation/chance/history/trail-fields';
import { type TrailKind, trailConsequences } from '@zuschlag/validation/chance/history/trail-kinds';
import { type CostParameters, costParameters } from '@zuschlag/validation/organizations/organizations';
import { visitFields } from '@zuschlag/validation/vocabulary';
import type { OutcomeColumns } from '../chance/chance.store.ts';
import { type EditableColumn, editableColumns } from '../chance/details/editable-fields.ts';
import type { MasterData } from '../services/stored-service.ts';
import type { TrailRow } from './history.store.ts';

/** The names that entries mention by their ids. */
export type TrailNames = { person: (id: number) => string | null; organization: (id: number) => string | null };

type Values = NonNullable<TrailRow['before']>;
type Shown = Partial<Record<TrailField, TrailValue>>;

/** Each column of the details has a field of the history; a column without one does not compile. */
const ofDetails: readonly (EditableColumn & TrailField)[] = editableColumns;
/** The same of a service, except for its site, which is an id. */
type OfService = Exclude<keyof MasterData, 'siteId'>;
const ofService: { readonly [field in OfService]: TrailField } = {
  additional: 'additional',
  name: 'name',
  info: 'info',
  payGroup: 'payGroup',
  hourlyWage: 'hourlyWage',
  wageFollowsTable: 'wageFollowsTable',
  assumedWageRise: 'assumedWageRise',
  nonTariffAllowance: 'nonTariffAllowance',
  hoursBriefingPerEmployee: 'hoursBriefingPerEmployee',
  transferredEmployeePercentage: 'transferredEmployeePercentage',
  pauseIncluded: 'pauseIncluded',
  subcontractorHourlyRate: 'subcontractorHourlyRate',
  headsFrom: 'headsFrom',
  typedHeads: 'typedHeads',
  travelTime: 'travelTime',
};
const parameters: readonly (keyof CostParameters & TrailField)[] = costParameters.keyof().options;
const figures = ['revenue', 'totalCost', 'margin', 'minutes'] as const satisfies readonly TrailField[];
/** The columns of an outcome have fields as well; ids and moments stay in the trail. */
const ofOutcome: readonly (keyof OutcomeColumns & TrailField)[] = [
  'offeredRevenue',
  'offeredReason',
  'reasonForLoss',
  'lossReason',
  'winner',
  'winningPrice',
];
const plainFields: readonly string[] = [
  ...ofDetails,
  ...Object.keys(ofService),
  ...figures,
  'revenueByTables',
  'costByTables',
  'state',
  ...ofOutcome,
  'calculatedRevenue',
  'reason',
  'durationMonths',
  'outcome',
  'round',
  'customer',
  'source',
  'proof',
  'task',
  'deadline',
  'file',
  'months',
  'missing',
];

/** What an entry shows of something that came to be, or ended; a change shows each field that changed. */
const shownOfWhole: { readonly [kind in TrailKind]?: readonly TrailField[] } = {
  'chance.create': ['name'],
  'chance.requestRecalculation': ['organizations', 'reason'],
  'chance.submittedWithChangedRates': ['organizations'],
  'chance.copy': ['source'],
  'chance.fromImport': ['file'],
  'chance.confirmIncomplete': ['missing'],
  'proof.addProofs': ['proof'],
  'proof.tickProof': ['proof'],
  'proof.untickProof': ['proof'],
  'proof.removeProof': ['proof'],
  'task.createTask': ['deadline'],
  'task.planTasks': ['name'],
  'task.replanTasks': ['task'],
  'actuals.enterActuals': ['months'],
  'actuals.removeActuals': ['months'],
  'actuals.importActuals': ['months'],
  'actuals.undoActualsImport': ['months'],
  'scenario.createScenario': ['name', 'revenue', 'totalCost'],
  'scenario.removeScenario': ['name'],
  'handout.handOut': ['file'],
  'document.addDocument': ['file'],
  'document.addVersion': ['file'],
  'document.removeDocument': ['file'],
  'document.addToKnowledgeBase': ['file'],
  'document.removeFromKnowledgeBase': ['file'],
  'bidGroup.open': [],
  'bidGroup.withdraw': [],
  'bidGroup.withdrawBid': ['reason'],
  'chance.archive': ['reason'],
  'chance.restore': [],
  'service.addService': ['payGroup', 'hourlyWage', 'revenue', 'margin'],
  'service.copyService': ['source', 'payGroup', 'hourlyWage', 'revenue', 'margin'],
  'service.removeService': ['revenue', 'margin'],
  'marginGroup.request': ['round', 'margin', 'revenue', 'totalCost', 'minutes'],
};

/** The changes of an entry, in the order of `trailFields`. */
export function changesOf(row: TrailRow, names: TrailNames): TrailChange[] {
  const from = shownIn(row.before ?? {}, names);
  const to = shownIn(row.after ?? {}, names);
  Object.assign(from, listsOnlyIn(row.before, row.after));
  Object.assign(to, listsOnlyIn(row.after, row.before));
  const isWhole = row.before === null || row.after === null;
  const shown = isWhole ? (shownOfWhole[kindOf(row)] ?? []) : trailFieldNames;
  return trailFieldNames
    .filter((field) => shown.includes(field) && (field in from || field in to))
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter(({ from: old, to: now }) => old !== now);
}

export function kindOf({ entity, action }: Pick<TrailRow, 'entity' | 'action'>): TrailKind {
  return `${entity}.${action}` as TrailKind;
}

/** Whether an entry states what follows from decisions, without a person. */
export function isConsequence(row: Pick<TrailRow, 'entity' | 'action'>): boolean {
  return (trailConsequences as readonly TrailKind[]).includes(kindOf(row));
}

/** The organization that an entry names as the one it is about; null where it names none. */
export function organizationIn({ before, after }: Pick<TrailRow, 'before' | 'after'>): number | null {
  const { operationalOrganizationId, organizationId } = { ...before, ...after };
  const id = operationalOrganizationId ?? organizationId;
  return typeof id === 'number' ? id : null;
}

/** The title of the task that an entry is about, as it was then; null where the entry changes something else. */
export function taskIn({ entity, before, after }: Pick<TrailRow, 'entity' | 'before' | 'after'>): string | null {
  const title = entity === 'task' ? (after?.task ?? before?.task) : null;
  return typeof title === 'string' ? title : null;
}

/** Every id of a person and of an organization that entries mention. */
export function idsIn(rows: readonly TrailRow[]): { people: number[]; organizations: number[] } {
  const sides = rows.flatMap(({ before, after }) => [before ?? {}, after ?? {}]);
  return {
    people: rows.flatMap(({ userId }) => userId ?? []).concat(sides.flatMap(peopleIn)),
    organizations: sides.flatMap((side) => [
      ...numbersIn([side.operationalOrganizationId, side.organizationId]),
      ...organizationIdsIn(side),
    ]),
  };
}

function shownIn(values: Values, { person, organization }: TrailNames): Shown {
  const shown: Shown = {};
  for (const [key, value] of Object.entries(values)) {
    if (plainFields.includes(key) && isPlain(value)) shown[key as TrailField] = value;
  }
  const ownParameters = Object.entries(values.costParameters ?? {});
  for (const [key, value] of ownParameters) {
    if ((parameters as readonly string[]).includes(key) && isPlain(value)) shown[key as TrailField] = value;
  }
  if ('ownerId' in values) shown.owner = numbersIn([values.ownerId]).map(person).join('') || null;
  if ('assigneeIds' in values)
    shown.assignees =
      assigneesIn(values)
        .flatMap((id) => person(id) ?? [])
        .join(', ') || null;
  if ('currentDecision' in values && isPlain(values.currentDecision)) shown.bid = values.currentDecision;
  if (isPlain(values.minutesTotal) && 'minutesTotal' in values) shown.minutes = values.minutesTotal;
  const pricing = values.revenueCalculation as { revenueCalculationType?: string } | null | undefined;
  if (pricing !== undefined) shown.revenueCalculation = pricing?.revenueCalculationType ?? null;
  const organizations = organizationIdsIn(values).flatMap((id) => organization(id) ?? []);
  const named = (Array.isArray(values.organizations) ? values.organizations : []).flatMap(
    (one: { organization?: string }) => one.organization ?? [],
  );
  const all = [...organizations, ...named];
  if (all.length > 0) shown.organizations = all.join(', ');
  return shown;
}

/** The ids under `organizationIds` and `participants`. */
function organizationIdsIn({ organizationIds, participants }: Values): number[] {
  const listed = Array.isArray(participants)
    ? participants.map((one: { organizationId?: unknown }) => one.organizationId)
    : [];
  return numbersIn([...(Array.isArray(organizationIds) ? organizationIds : []), ...listed]);
}

type Entry = { [field: string]: unknown };

/** The rows of a service in words without a language: shifts as "06:00–14:00 × 2", cars by their price and number. */
const listTexts: { readonly [list in 'shifts' | 'siteVisits' | 'cars' | 'purchases']: (entry: Entry) => string } = {
  shifts: ({ startTime, endTime, employeeQuantity }) => times(`${startTime ?? ''}–${endTime ?? ''}`, employeeQuantity),
  siteVisits: ({ duration, ...visit }) => times(`${duration ?? ''} min`, visitsPerWeek(visit)),
  cars: ({ netValue, quantity }) => times(`${netValue ?? ''} €`, quantity),
  purchases: ({ name, quantity }) => times(`${name ?? ''}`, quantity),
};

/** The rows that only one side has; another row takes the place of one that was changed. */
function listsOnlyIn(side: Values | null, other: Values | null): Shown {
  const shown: Shown = {};
  for (const [list, textOf] of Object.entries(listTexts) as [keyof typeof listTexts, (entry: Entry) => string][]) {
    const rows = (values: Values | null): Entry[] => (Array.isArray(values?.[list]) ? values[list] : []);
    const others = new Set(rows(other).map((entry) => JSON.stringify(entry)));
    const only = rows(side).filter((entry) => !others.has(JSON.stringify(entry)));
    if (only.length > 0) shown[list] = only.map(textOf).join(', ');
  }
  return shown;
}

function visitsPerWeek(visit: Entry): number {
  return visitFields.reduce((sum, field) => sum + (Number(visit[field]) || 0), 0);
}

function times(text: string, quantity: unknown): string {
  return typeof quantity === 'number' ? `${text} × ${quantity}` : text;
}

function peopleIn(values: Values): number[] {
  return [...numbersIn([values.ownerId]), ...assigneesIn(values)];
}

function assigneesIn({ assigneeIds }: Values): number[] {
  return numbersIn(Array.isArray(assigneeIds) ? assigneeIds : []);
}

function isPlain(value: unknown): value is TrailValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function numbersIn(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}
