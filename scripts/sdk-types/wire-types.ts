import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';
import { procedures } from '../../apps/api/src/features/procedure-registry.ts';
import { askEvent, askStreamInput } from '../../packages/validation/src/document-chat/ask-stream.ts';
import { errorStatus, fieldProblems } from '../../packages/validation/src/errors.ts';
import { streamEvent } from '../../packages/validation/src/stream/stream-event.ts';
import { storedFile } from '../../packages/validation/src/wire/files.ts';

type Definitions = { [name: string]: JSONSchema };
type Direction = 'input' | 'output';
/** A procedure with the names of its types; null where it takes no input. */
type Call = { path: string; type: 'query' | 'mutation'; input: string | null; isOptional: boolean; output: string };

const head = `// Written by \`npm run codegen\` from the schemas of the procedures. A change here is a change for programs of others.
import type { CallOptions } from './typed-calls.ts';
`;

/**
 * The types of everything on the wire, without zod and without sources of the API: they are what programs see of the product.
 *
 * @param docOf the documentation of a procedure
 */
export async function wireTypes(docOf: (path: string) => string): Promise<string> {
  const definitions: Definitions = {
    ErrorCode: { type: 'string', enum: Object.keys(errorStatus).sort() },
    FieldProblem: { type: 'string', enum: [...fieldProblems].sort() },
  };
  nameOf(storedFile, 'StoredFile', 'output', definitions);
  nameOf(streamEvent, 'StreamEvent', 'output', definitions);
  nameOf(askEvent, 'AskEvent', 'output', definitions);
  nameOf(askStreamInput, 'AskInput', 'input', definitions);
  const calls = [...procedures].map(([path, { type, input, output }]): Call => {
    const name = path.split('.').map(capitalized).join('');
    return {
      path,
      type,
      input: input && nameOf(input, `${name}Input`, 'input', definitions),
      isOptional: !input || z.safeParse(input, undefined).success,
      output: output ? nameOf(output, `${name}Output`, 'output', definitions) : 'unknown',
    };
  });
  const types = await compile({ title: 'Wire', definitions, additionalProperties: false }, 'Wire', {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  // The compiler needs a root, which has no meaning here.
  const named = types
    .replace(/export interface Wire \{\s*\}/, '')
    .replaceAll(
      /^\s*\* This interface was referenced by `Wire`'s JSON-Schema\n\s*\* via the `definition` "\w+"\.\n/gm,
      '',
    )
    .replaceAll(/\/\*\*\n\s*\*\/\n/g, '');
  return `${head}\n${named.trim()}\n\n${procedureTypes(calls, docOf)}`;
}

/** Adds the schema and those it names to the definitions. @returns the name of its type */
function nameOf(schema: z.core.$ZodType, name: string, io: Direction, definitions: Definitions): string {
  const { $defs = {}, $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const renamed = new Map<string, string>();
  for (const [given, definition] of Object.entries($defs)) {
    const known = definitions[given];
    // What a caller may leave out, an answer always has: the two forms of one name are two types.
    const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(typed(definition, renamed));
    renamed.set(given, isOther ? `${given}${io === 'input' ? 'Input' : 'Output'}` : given);
  }
  for (const [given, definition] of Object.entries($defs))
    definitions[renamed.get(given) ?? given] = typed(definition, renamed);
  const direct = /^#\/\$defs\/(.+)$/.exec(own.$ref ?? '')?.[1];
  if (direct) return renamed.get(direct) ?? direct;
  definitions[name] = typed(own, renamed);
  return name;
}

/** A schema in the older dialect of the compiler, without the limits of values, which types cannot say. */
function typed(schema: unknown, renamed: ReadonlyMap<string, string>): JSONSchema {
  if (Array.isArray(schema)) return schema.map((each) => typed(each, renamed)) as JSONSchema;
  if (typeof schema !== 'object' || schema === null) return schema as JSONSchema;
  if (Object.keys(schema).length === 0) return { tsType: 'unknown' };
  const { propertyNames, additionalProperties, ...rest } = schema as { [key: string]: unknown };
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum;
  // A record whose keys are known; the older dialect knows keys only as properties.
  if (names) {
    const properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
    return typed({ ...rest, properties }, renamed);
  }
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key !== '$ref') return [key, key === 'default' ? value : typed(value, renamed)];
    const name = String(value).replace('#/$defs/', '');
    return [key, `#/definitions/${renamed.get(name) ?? name}`];
  });
  return Object.fromEntries(entries) as JSONSchema;
}

type Tree = { [name: string]: Tree | Call };

/** One interface with every procedure in its place. */
function procedureTypes(calls: readonly Call[], docOf: (path: string) => string): string {
  const root: Tree = {};
  for (const call of calls) {
    const names = call.path.split('.');
    const last = names.pop() ?? '';
    let place = root;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Tree;
    }
    place[last] = call;
  }
  return `/** Every procedure of the product, under its path. */\nexport interface Procedures ${treeText(root, 1, docOf)}\n`;
}

function treeText(tree: Tree, depth: number, docOf: (path: string) => string): string {
  const indent = '  '.repeat(depth);
  const lines = Object.entries(tree).map(([name, inner]) => {
    if (!isCall(inner)) return `${indent}${name}: ${treeText(inner, depth + 1, docOf)};`;
    const doc = docOf(inner.path);
    const input = inner.input === null ? 'input?: undefined' : `input${inner.isOptional ? '?' : ''}: ${inner.input}`;
    const method = inner.type === 'query' ? 'query' : 'mutate';
    const comment = `${commentText(doc, indent)}\n`;
    const call = `${method}(${input}, options?: CallOptions): Promise<${inner.output}>`;
    return `${indent}${name}: {\n${comment.replaceAll(/^(?=.)/gm, '  ')}${indent}  ${call};\n${indent}};`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`;
}

function isCall(inner: Tree | Call): inner is Call {
  return typeof inner.path === 'string';
}

function commentText(doc: string, indent: string): string {
  const lines = doc.split('\n');
  return lines.length === 1
    ? `${indent}/** ${doc} */`
    : [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
