import { type DocumentNode, type GraphQLSchema, getNamedType, getNullableType, isLeafType, isListType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';
import type { FacadeContext } from './execute.ts';
import { refusal } from './refusal.ts';

/** Objects that the answer to one document may hold. Every list at its maximum with all fields needs less than half. */
export const costLimit = 15_000;
/** What a list without `first` counts as. */
const LISTED = 10;

/** A document of an operation, as the executor gets it. */
export type DocumentToRun = {
  schema: GraphQLSchema;
  document: DocumentNode;
  variableValues?: { readonly [name: string]: unknown } | null;
  operationName?: string | null;
};

/** @returns the number of objects that the answer may hold: fields without a selection are free */
export function costOf({ schema, document, variableValues, operationName }: DocumentToRun): number {
  const estimators = [objectsOf];
  const variables = { ...variableValues };
  return getComplexity({ schema, query: document, variables, operationName: operationName ?? undefined, estimators });
}

/** Refuses a document whose answer may be too large, before any of it is read. */
export function limitCost(): Plugin<FacadeContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const cost = knownCostOf(args as DocumentToRun);
      if (cost === null || cost <= costLimit) return;
      const error = await refusal('QUERY_TOO_COSTLY', { cost, limit: costLimit }, args.contextValue as FacadeContext);
      setResultAndStopExecution({ errors: [error] });
    },
  };
}

const objectsOf: ComplexityEstimator = ({ field, args, childComplexity }) => {
  // The schema about itself is one answer of one size.
  if (isLeafType(getNamedType(field.type)) || field.name.startsWith('__')) return 0;
  if (!isListType(getNullableType(field.type))) return 1 + rowsOf(args, 1) * childComplexity;
  // The edges of a page were counted with the page.
  return (field.name === 'edges' ? 1 : rowsOf(args, LISTED)) * (1 + childComplexity);
};

/** A page of less than one row is refused by its operation; as a negative cost it would pay for the rest of the document. */
function rowsOf({ first }: { first?: number | null }, otherwise: number): number {
  return Math.max(1, first ?? otherwise);
}

/** @returns null for variables that do not fit; the executor says so in its own words */
function knownCostOf(run: DocumentToRun): number | null {
  try {
    return costOf(run);
  } catch {
    return null;
  }
}
