import type { Descriptions, FieldRow, PathIn, ShownField } from '../features/feature.ts';
import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import type { AppRouter } from '../router.ts';
import { commonWords } from './common-words.ts';

export type Procedure = PathIn<AppRouter['_def']['record']>;
type Operations = { readonly [operation: string]: Procedure };
export type ProcedureField = FieldRow<Procedure>;

const stated = features.map(({ facade }) => facade);

// Each feature may name procedures of its own only, and a misspelt one does not compile.

/** Every query of the facade and the procedure that answers it. */
export const queries = mergeStatements(
  'query',
  stated.map((facade) => facade?.queries),
) as Operations;

/** Every mutation, likewise. */
export const mutations = mergeStatements(
  'mutation',
  stated.map((facade) => facade?.mutations),
) as Operations;

/** Fields made of the other fields of their thing: `Type.field`. */
export const shown = mergeStatements(
  'shown field',
  stated.map((facade) => facade?.shown),
) as { readonly [field: string]: ShownField };

/** The descriptions of all features. */
export const words = mergeStatements('description of', [
  commonWords,
  ...stated.map((facade) => facade?.words),
]) as Descriptions;

/** Fields that another procedure fetches: `Type.field`. */
export const fields = mergeStatements(
  'field',
  stated.map((facade) => facade?.fields),
) as {
  readonly [field: string]: ProcedureField;
};
