import { readFileSync } from 'node:fs';
import { provinceAliases, provinceOrAllAliases } from '@zuschlag/validation/wire/aliases';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { procedures } from '../features/procedure-registry.ts';
import { aliasesOfEnums } from './lenient-enums.ts';
import { words } from './operations.ts';

const schema = buildSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isBuiltIn(type));

function isBuiltIn({ astNode }: GraphQLNamedType): boolean {
  return !astNode;
}

/** Every place of the schema that a client reads, with its description. */
const places = types.flatMap((type): [string, string | null | undefined][] => [
  [type.name, type.description],
  ...(isObjectType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).map((field): [string, string | null | undefined] => [
        `${type.name}.${field.name}`,
        field.description,
      ])
    : []),
  ...(isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) =>
        field.args.map(({ name, description }): [string, string | null | undefined] => [
          `${type.name}.${field.name}.${name}`,
          description,
        ]),
      )
    : []),
]);

describe('the schema of the facade, to somebody who reads it for the first time', () => {
  it('describes every type, field and argument', () => {
    expect(places.filter(([, description]) => !description?.trim()).map(([place]) => place)).toEqual([]);
  });

  it('has no description without a place', () => {
    const known = new Set(
      places.flatMap(([place]) => {
        const name = place.split('.').at(-1) ?? '';
        return [place, name, `*${/[A-Z][a-z]+$/.exec(place)?.[0] ?? ''}`];
      }),
    );
    expect(Object.keys(words).filter((key) => !known.has(key))).toEqual([]);
  });

  it('says how large a page may be wherever one is asked for', () => {
    const sizes = places.filter(([place]) => /^Query\.\w+\.first$/.test(place)).map(([, description]) => description);
    expect(sizes.length).toBeGreaterThan(10);
    for (const size of sizes) expect(size).toMatch(/At most \d+\.$/);
  });

  it('answers null for a refused operation, so that the others of a document stay', () => {
    for (const type of [schema.getQueryType(), schema.getMutationType()]) {
      for (const { name, type: answer } of Object.values(type?.getFields() ?? {})) {
        expect(String(answer), name).not.toMatch(/!$/);
      }
    }
  });

  it('has days and moments as types of their own', () => {
    const texts = places.filter(([place]) => /\..*(At|Date|activeFrom|\.date|since)$/.test(place));
    const typeAt = (place: string) => {
      const [name = '', field = '', argument] = place.split('.');
      const type = schema.getType(name);
      if (!isObjectType(type) && !isInputObjectType(type)) return '';
      const found = type.getFields()[field];
      const args = found && 'args' in found ? found.args : [];
      return String(argument ? args.find((one) => one.name === argument)?.type : found?.type);
    };
    const wrong = texts
      .map(([place]) => [place, typeAt(place)])
      .filter(([, type]) => !/^(Date|DateTime|DayRange)!?$/.test(type ?? ''));
    expect(wrong).toEqual([]);
  });

  it('has an enum for every vocabulary whose inputs take other words', () => {
    for (const [name, aliases] of Object.entries(aliasesOfEnums)) {
      const type = schema.getType(name);
      const values = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
      for (const value of Object.values(aliases)) if (value !== null) expect(values, name).toContain(value);
    }
  });
});

/** The vocabularies that an input names, each by its values, with the other words that it takes for them. */
function vocabulariesIn(schema: z.core.$ZodType, place: string, within: readonly z.core.$ZodType[] = []): Vocabulary[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const aliases = z.globalRegistry.get(schema)?.aliases as object | undefined;
  if (aliases) return [{ place, values: Object.values(aliases), aliases }];
  if (within.includes(schema)) return [];
  const inside = (inner: z.core.$ZodType, name = '') => vocabulariesIn(inner, place + name, [...within, schema]);
  if (def.type === 'enum') return [{ place, values: Object.values(def.entries), aliases: null }];
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, inner]) => inside(inner, `.${name}`));
  if (def.type === 'array') return inside(def.element, '[]');
  if (def.type === 'union') return def.options.flatMap((option) => inside(option));
  if (def.type === 'lazy') return inside(def.getter());
  if (def.type === 'pipe') return inside((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in);
  return 'innerType' in def ? inside(def.innerType) : [];
}
type Vocabulary = { place: string; values: readonly unknown[]; aliases: object | null };

describe('another word for a value', () => {
  const named = [...procedures].flatMap(([path, { input }]) => (input ? vocabulariesIn(input, path) : []));
  const lenient = named.filter(({ aliases }) => aliases !== null);
  it('is read wherever an input names the vocabulary', () => {
    expect(new Set(lenient.map(({ aliases }) => aliases)).size).toBe(8);
    const strict = named.filter(
      ({ aliases, values }) =>
        aliases === null && lenient.some((one) => one.values.every((value) => values.includes(value))),
    );
    expect(strict.map(({ place }) => place)).toEqual([]);
  });

  it('is read over GraphQL, too, where the vocabulary is an enum', () => {
    const known = Object.values(aliasesOfEnums);
    const texts: readonly unknown[] = [provinceAliases, provinceOrAllAliases];
    const strict = lenient.filter(({ aliases }) => !texts.includes(aliases) && !known.includes(aliases as never));
    expect(strict.map(({ place }) => place)).toEqual([]);
  });
});
