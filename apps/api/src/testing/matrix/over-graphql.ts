import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';
import { mutations, queries } from '../../graphql/operations.ts';
import { toWire } from '../../graphql/wire-names.ts';

const schema = buildSchema(readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'));
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };

/** The operations of the facade with the procedures that answer them. */
export const operations = [
  ...Object.entries(queries).map(([name, path]) => ({ kind: 'query' as const, name, path })),
  ...Object.entries(mutations).map(([name, path]) => ({ kind: 'mutation' as const, name, path })),
];
export type Operation = (typeof operations)[number];

/** The document that calls an operation with the input of its procedure, and asks for every field of the answer. */
export function documentOf({ kind, name }: Operation, input: unknown): { query: string; variables: object } {
  const field = roots[kind]?.getFields()[name];
  if (!field) throw new Error(`the schema has no ${name}`);
  const values = toWire(input) as { [argument: string]: unknown };
  const args = field.args.filter((one) => values[one.name] !== undefined);
  const lost = Object.keys(values).filter((key) => values[key] !== undefined && !args.some((one) => one.name === key));
  if (lost.length > 0) throw new Error(`${name} has no argument ${lost.join(', ')}`);
  const declared = args.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const call = `${name}${given ? `(${given})` : ''} ${everyField(field.type)}`;
  return { query: `${kind} Attempt${declared ? `(${declared})` : ''} { ${call} }`, variables: values };
}

/** Every field of a type, down to the last one; a type that leads back to itself is asked for once. */
export function everyField(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named) || above.includes(named.name)) return '';
  const fields = Object.values(named.getFields()).map((field) => {
    const inner = everyField(field.type, [...above, named.name]);
    return isObjectType(getNamedType(field.type)) && !inner ? '' : `${field.name} ${inner}`;
  });
  return `{ ${fields.join(' ')} }`;
}
