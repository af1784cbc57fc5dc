import {
  assertValidSchema,
  type GraphQLArgumentConfig,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLType,
  printType,
} from 'graphql';
import { z } from 'zod';
import { dateScalar, dateTimeScalar, uploadScalar } from './scalars.ts';
import { wireName, wireTypeName, wireValue } from './wire-names.ts';
import { isVariants, mergedVariants, scalarOf } from './zod-shapes.ts';

/** One operation of the facade as the schema needs it. */
export type OperationSchemas = { name: string; input: z.core.$ZodType | null; output: z.core.$ZodType };
/** A field whose value another procedure fetches: `type` is the GraphQL type it is added to. */
export type FieldSchemas = OperationSchemas & { type: string };
export type FacadeSchemas = { queries: OperationSchemas[]; mutations: OperationSchemas[]; fields: FieldSchemas[] };

type Direction = 'input' | 'output';
type Field = { type: GraphQLType; isNullable: boolean };
type Fields = { [name: string]: { type: GraphQLType; description?: string; defaultValue?: unknown } };
/** The description under the first of the keys that has one. */
export type Words = (...keys: string[]) => string | undefined;
/** The types of one direction. A schema that is met again is the same type. */
type Types = {
  direction: Direction;
  words: Words;
  named: Map<string, GraphQLNamedType>;
  made: Map<z.core.$ZodType, GraphQLNamedType>;
  /** fields that other procedures fetch, by the name of their type */
  fetched: Map<string, Fields>;
  /** names that are types of the other direction */
  taken: ReadonlySet<string>;
  enums: Map<string, GraphQLEnumType>;
};

/**
 * The schema of the facade, made of the schemas of the procedures and nothing else.
 *
 * @throws {Error} when two different schemas claim one name, or GraphQL refuses a name
 */
export function facadeSchema(
  { queries, mutations, fields }: FacadeSchemas,
  words: Words = () => undefined,
): { schema: GraphQLSchema; text: string } {
  const outputs = typesOf('output', words);
  const answerOf = (row: OperationSchemas) => fieldOf(row.output, `${row.name} result`, outputs);
  const answers = new Map([...queries, ...mutations].map((row) => [row.name, answerOf(row)]));
  for (const row of fields) {
    const known = outputs.fetched.get(row.type) ?? {};
    const description = words(`${row.type}.${row.name}`, row.name);
    outputs.fetched.set(row.type, Object.assign(known, { [row.name]: { type: shown(answerOf(row)), description } }));
  }
  const inputs = { ...typesOf('input', words), taken: new Set(outputs.named.keys()), enums: outputs.enums };
  const operation = (kind: string, row: OperationSchemas, more: { [name: string]: GraphQLArgumentConfig } = {}) => {
    // Nullable, so that a refused operation of a document leaves the answers of the others alone.
    const type = answers.get(row.name)?.type as GraphQLOutputType;
    const description = words(`${kind}.${row.name}`);
    return [row.name, { type, description, args: { ...argumentsOf(row, inputs, kind), ...more } }] as const;
  };
  const query = new GraphQLObjectType({
    name: 'Query',
    description: words('Query'),
    fields: Object.fromEntries(queries.map((row) => operation('Query', row))),
  });
  const key = { clientMutationId: { type: GraphQLString, description: words('clientMutationId') } };
  const mutation = new GraphQLObjectType({
    name: 'Mutation',
    description: words('Mutation'),
    fields: Object.fromEntries(mutations.map((row) => operation('Mutation', row, key))),
  });
  const types = [
    dateScalar,
    dateTimeScalar,
    uploadScalar,
    ...sorted(outputs.named),
    ...sorted(inputs.named),
    ...sorted(outputs.enums),
  ];
  const schema = new GraphQLSchema({ query, mutation, types });
  assertValidSchema(schema);
  return { schema, text: `${[query, mutation, ...types].map((type) => printType(type)).join('\n\n')}\n` };
}

function typesOf(direction: Direction, words: Words): Types {
  return {
    direction,
    words,
    named: new Map(),
    made: new Map(),
    fetched: new Map(),
    taken: new Set(),
    enums: new Map(),
  };
}

function argumentsOf(
  { input, name }: OperationSchemas,
  types: Types,
  kind: string,
): { [name: string]: GraphQLArgumentConfig } {
  const shape = input && objectIn(input, types.direction)?._zod.def.shape;
  if (!shape) return {};
  return fieldsOf(shape, name, types, `${kind}.${name}`) as {
    [name: string]: GraphQLArgumentConfig;
  };
}

function fieldsOf(
  shape: { readonly [field: string]: z.core.$ZodType },
  name: string,
  types: Types,
  place = name,
): Fields {
  const fields = Object.entries(shape).filter(([, schema]) => z.globalRegistry.get(schema)?.isInFacade !== false);
  return Object.fromEntries(
    fields.map(([field, schema]) => {
      const wire = wireName(field);
      const type = shown(fieldOf(schema, `${name} ${field}`, types));
      const description = [types.words(`${place}.${wire}`, wire), ...boundOf(field, schema)].join(' ') || undefined;
      return [wire, { type, description, ...defaultOf(schema, types) }];
    }),
  );
}

/** The size of a page says how much it may be. */
function boundOf(field: string, schema: z.core.$ZodType): string[] {
  const { maximum } = field === 'first' ? z.toJSONSchema(schema, { io: 'input' }) : {};
  return maximum === undefined ? [] : [`At most ${maximum}.`];
}

function defaultOf(schema: z.core.$ZodType, { direction }: Types): { defaultValue?: unknown } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isPlain =
    direction === 'input' && def.type === 'default' && ['number', 'boolean'].includes(typeof def.defaultValue);
  return isPlain ? { defaultValue: def.defaultValue } : {};
}

function fieldOf(schema: z.core.$ZodType, hint: string, types: Types): Field {
  const meta = z.globalRegistry.get(schema);
  if (meta?.shownAs) return fieldOf(meta.shownAs as z.core.$ZodType, hint, types);
  if (meta?.isUpload) return required(uploadScalar);
  if (meta?.format === 'date') return required(dateScalar);
  if (meta?.format === 'date-time') return required(dateTimeScalar);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...fieldOf(def.innerType, hint, types), isNullable: true };
    case 'default':
    case 'prefault':
      return { ...fieldOf(def.innerType, hint, types), isNullable: types.direction === 'input' };
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return fieldOf(def.innerType, hint, types);
    case 'pipe':
      return fieldOfPipe(def, hint, types);
    case 'lazy':
      return fieldOf(def.getter(), hint, types);
    case 'array':
      return required(new GraphQLList(shown(fieldOf(def.element, hint, types))));
    case 'object':
      return required(objectType(schema, (schema as z.core.$ZodObject)._zod.def.shape, hint, types));
    case 'union':
      if (!isVariants(schema)) throw new Error(`${hint} is a union that GraphQL has no type for.`);
      return required(objectType(schema, mergedVariants(schema), hint, types));
    case 'enum':
      return required(enumType(schema, Object.values(def.entries).map(String), types));
    case 'string':
      return required(meta?.isId ? GraphQLID : GraphQLString);
    default: {
      const scalar = scalarOf(schema);
      if (!scalar) throw new Error(`${hint} is of the kind ${def.type}, which GraphQL has no type for.`);
      return required(scalar);
    }
  }
}

/** Before a transformation it is what comes in; what is preprocessed is shown as what it is read as. */
function fieldOfPipe(def: z.core.$ZodPipeDef, hint: string, types: Types): Field {
  const isOf = (side: z.core.$ZodType) => (side as z.core.$ZodTypes)._zod.def.type;
  if (isOf(def.in) === 'transform') return fieldOf(def.out, hint, types);
  return fieldOf(types.direction === 'input' || isOf(def.out) === 'transform' ? def.in : def.out, hint, types);
}

/** A vocabulary with a name of its own; the others travel as text. */
function enumType(schema: z.core.$ZodType, values: readonly string[], { enums, words }: Types): GraphQLNullableType {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) return GraphQLString;
  const name = wireTypeName(id);
  const listed = values.map((value) => [wireValue(name, value), { description: words(`${name}.${value}`) }]);
  const type = new GraphQLEnumType({
    name,
    description: words(name, suffixOf(name)),
    values: Object.fromEntries(listed),
  });
  const known = enums.get(name);
  if (known) return alike(known, type) as GraphQLEnumType;
  enums.set(name, type);
  return type;
}

function objectType(
  schema: z.core.$ZodType,
  shape: { readonly [field: string]: z.core.$ZodType },
  hint: string,
  types: Types,
): GraphQLType {
  const met = types.made.get(schema);
  if (met) return met;
  const given = wireTypeName(z.globalRegistry.get(schema)?.id ?? pascal(hint));
  const name = types.taken.has(given) ? `${given}Input` : given;
  const fields: Fields = {};
  const type = newObject(types, name, () => ({ ...fields, ...types.fetched.get(name) }));
  // Known before its fields are made, because one of them may lead back to it.
  types.made.set(schema, type);
  const known = types.named.get(name);
  if (!known) types.named.set(name, type);
  Object.assign(fields, fieldsOf(shape, name, types));
  return known ? alike(known, type) : type;
}

function newObject({ direction, words }: Types, name: string, fields: () => Fields): GraphQLNamedType {
  const description = words(name, suffixOf(name));
  return direction === 'input'
    ? new GraphQLInputObjectType({ name, description, fields: fields as never })
    : new GraphQLObjectType({ name, description, fields: fields as never });
}

/** The key of a description for all types whose names end alike: `*Page`. */
function suffixOf(name: string): string {
  return `*${/[A-Z][a-z]+$/.exec(name)?.[0] ?? ''}`;
}

function alike(known: GraphQLNamedType, other: GraphQLNamedType): GraphQLNamedType {
  if (printType(known) !== printType(other)) throw new Error(`Two schemas are called ${known.name} and differ.`);
  return known;
}

function objectIn(schema: z.core.$ZodType, direction: Direction): z.core.$ZodObject | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return schema as z.core.$ZodObject;
  if (def.type === 'pipe') return objectIn(direction === 'input' ? def.in : def.out, direction);
  if ('innerType' in def) return objectIn(def.innerType, direction);
  return null;
}

function required(type: GraphQLType): Field {
  return { type, isNullable: false };
}

function shown({ type, isNullable }: Field): GraphQLType {
  return isNullable ? type : new GraphQLNonNull(type as GraphQLNullableType);
}

function sorted<Type>(named: ReadonlyMap<string, Type>): Type[] {
  return [...named].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, type]) => type);
}

function pascal(words: string): string {
  return words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
