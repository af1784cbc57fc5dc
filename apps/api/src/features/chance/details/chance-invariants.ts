import { missingOfExtension, stagesWithoutDay } from '@zuschlag/validation/chance/award-fields';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import type { FieldError } from '@zuschlag/validation/errors';
import type { ChanceColumns } from './chance-fields.ts';
import { type EditableColumn, editable } from './editable-fields.ts';

const absentInPrivate = {
  platform: null,
  awardingAuthority: null,
  publication: null,
  questions: null,
  siteVisit: null,
} as const;

/** @returns the Chance without what its type does not have: a private one has no authority and no public dates */
export function withoutForeignFields<Columns extends Partial<ChanceColumns>>(chance: Columns): Columns {
  return chance.type === 'Private' ? { ...chance, ...absentInPrivate } : chance;
}

/**
 * What is missing or contradictory in a Chance as a whole, after an edit was merged into it. A quick Chance may leave
 * blocks empty; once it is public or private, the rules of the full form apply.
 */
export function problemsOf(chance: ChanceColumns): FieldError[] {
  return [
    ...criteriaProblems(chance),
    ...halves(chance),
    ...(chance.type === 'QuickOffer' ? [] : fullProblems(chance)),
  ];
}

/** @returns the paths of the fields that a quick Chance lacks to be full, of the type its draft says, else public */
export function missingForFull(chance: ChanceColumns & { fullForm: FieldValues | null }): string[] {
  if (chance.type !== 'QuickOffer') return [];
  const type = chance.fullForm?.[editable.type.path] === 'Private' ? 'Private' : 'Public';
  return [...new Set(problemsOf({ ...chance, type }).map(({ path }) => path))];
}

const requiredInFull: EditableColumn[] = [
  'province',
  'details',
  'estimateRevenue',
  'estimateHoursPerMonth',
  'estimateMargin',
  'estimateEffort',
  'priceCriteria',
  'qualityCriteria',
  'referenceCriteria',
];
const requiredInPublic: EditableColumn[] = ['platform', 'awardingAuthority', 'publication', 'questions'];

function fullProblems(chance: ChanceColumns): FieldError[] {
  const required = chance.type === 'Public' ? [...requiredInFull, ...requiredInPublic] : requiredInFull;
  const missing = required.filter((column) => chance[column] === null);
  const tooShort = (['platform', 'awardingAuthority'] as const).filter((column) => chance[column]?.length === 1);
  const hasServiceType = chance.permanent || chance.mobile || chance.alarm;
  return [
    ...missing.map((column): FieldError => ({ path: editable[column].path, problem: 'REQUIRED' })),
    ...tooShort.map((column): FieldError => ({ path: editable[column].path, problem: 'TOO_SHORT', bound: 2 })),
    ...(hasServiceType ? [] : [{ path: editable.permanent.path, problem: 'SERVICE_TYPE_REQUIRED' } as const]),
  ];
}

/** A time needs its day, and an option to extend both its number and its months. */
function halves(chance: ChanceColumns): FieldError[] {
  const missing = missingOfExtension(chance);
  return [...stagesWithoutDay(chance), ...(missing ? [missing] : [])].map((column) => ({
    path: editable[column].path,
    problem: 'REQUIRED',
  }));
}

/** Award criteria are weights: all empty, or all filled and 100 together. */
function criteriaProblems({ priceCriteria, qualityCriteria, referenceCriteria }: ChanceColumns): FieldError[] {
  const given = [priceCriteria, qualityCriteria, referenceCriteria].filter((weight) => weight !== null);
  const sum = given.reduce((total, weight) => total + weight, 0);
  return given.length === 0 || sum === 100 ? [] : [{ path: editable.priceCriteria.path, problem: 'CRITERIA_SUM' }];
}
