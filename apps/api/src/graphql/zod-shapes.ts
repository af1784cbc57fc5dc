import { GraphQLBoolean, GraphQLFloat, GraphQLInt, type GraphQLScalarType, GraphQLString } from 'graphql';
import { z } from 'zod';

const LARGEST_INT = 2_147_483_647;

/** @returns the scalar for a number, a boolean or a fixed text; null for all else */
export function scalarOf(schema: z.core.$ZodType): GraphQLScalarType | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'number') return isInt(schema) ? GraphQLInt : GraphQLFloat;
  if (def.type === 'boolean') return GraphQLBoolean;
  const isText = def.type === 'literal' && def.values.every((value) => typeof value === 'string');
  return isText ? GraphQLString : null;
}

/** Objects that differ by the value of one field. */
export function isVariants(schema: z.core.$ZodType): schema is z.core.$ZodDiscriminatedUnion {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'union' && 'discriminator' in def;
}

/**
 * The fields of all variants as those of one object, because GraphQL has no union of inputs: the field that tells them
 * apart is required, and of the others each variant takes its own.
 */
export function mergedVariants(schema: z.core.$ZodDiscriminatedUnion): { [field: string]: z.core.$ZodType } {
  const { options, discriminator } = schema._zod.def;
  const shapes = options.map((option) => (option as z.core.$ZodObject)._zod.def.shape);
  const optional = Object.entries(Object.assign({}, ...shapes) as { [field: string]: z.core.$ZodType }).map(
    ([field, inner]): [string, z.core.$ZodType] => [field, z.optional(inner)],
  );
  const values = z.globalRegistry.get(schema)?.discriminatedBy as z.core.$ZodType | undefined;
  return { ...Object.fromEntries(optional), [discriminator]: values ?? z.string() };
}

function isInt(schema: z.core.$ZodType): boolean {
  const { type, maximum } = z.toJSONSchema(schema);
  return type === 'integer' && (maximum === undefined || maximum <= LARGEST_INT || maximum === Number.MAX_SAFE_INTEGER);
}
