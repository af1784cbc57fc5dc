import type { ErosionAssumptions } from '@zuschlag/validation/services/erosion';

/** The assumptions as they are typed; null is an empty field, NaN a text that is not a number. */
export type TypedAssumptions = { [field in keyof ErosionAssumptions]: number | null };
export type AssumptionField = keyof ErosionAssumptions;

/** The bounds of each field, as the analysis has them. Only the clause may be empty: that is a fixed price. */
export const assumptionBounds: { readonly [field in AssumptionField]: readonly [least: number, most: number] } = {
  operativeMargin: [-0.99, 0.99],
  escalationClause: [0, 10],
  yearlyTariffIncrease: [-0.5, 1],
  durationMonths: [1, 1_200],
};

export type AssumptionProblem = 'REQUIRED' | 'NOT_A_NUMBER' | 'NOT_WHOLE' | 'OUT_OF_BOUNDS';

/** What is wrong with the typed values, field by field. */
export function problemsOf(typed: TypedAssumptions): { [field in AssumptionField]?: AssumptionProblem } {
  return Object.fromEntries(
    (Object.keys(assumptionBounds) as AssumptionField[]).flatMap((field) => {
      const problem = problemOf(field, typed[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

function problemOf(field: AssumptionField, value: number | null): AssumptionProblem | null {
  if (value === null) return field === 'escalationClause' ? null : 'REQUIRED';
  if (Number.isNaN(value)) return 'NOT_A_NUMBER';
  const [least, most] = assumptionBounds[field];
  if (value < least || value > most) return 'OUT_OF_BOUNDS';
  return field === 'durationMonths' && !Number.isInteger(value) ? 'NOT_WHOLE' : null;
}

/** The typed values once they are complete; null while a field has a problem. */
export function completeAssumptions(typed: TypedAssumptions): ErosionAssumptions | null {
  const { operativeMargin, escalationClause, yearlyTariffIncrease, durationMonths } = typed;
  if (Object.keys(problemsOf(typed)).length > 0) return null;
  if (operativeMargin === null || yearlyTariffIncrease === null || durationMonths === null) return null;
  return { operativeMargin, escalationClause, yearlyTariffIncrease, durationMonths };
}

export function isSameAssumption(one: TypedAssumptions, other: TypedAssumptions): boolean {
  return (Object.keys(assumptionBounds) as AssumptionField[]).every((field) => one[field] === other[field]);
}
