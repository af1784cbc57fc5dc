import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { facadeSchema } from './schema-objects.ts';

const textOf = (output: z.ZodType, input: z.ZodType | null = null) =>
  facadeSchema({
    queries: [{ name: 'find', input, output }],
    mutations: [{ name: 'change', input: null, output: z.boolean() }],
    fields: [],
  }).text;

describe('the schema of the facade', () => {
  it('names a vocabulary by its name, also beside another one with the same values', () => {
    const bid = z.enum(['yes', 'no']).meta({ id: 'BidAnswer' });
    const chance = z.enum(['yes', 'no']).meta({ id: 'ChanceAnswer' });
    const text = textOf(z.object({ bid, chance, unnamed: z.enum(['yes', 'no']) }).meta({ id: 'Answers' }));
    expect(text).toContain('  bid: BidAnswer!\n  chance: TenderAnswer!\n  unnamed: String!');
    expect(text).toContain('enum TenderAnswer {\n  yes\n  no\n}');
  });

  it('takes two schemas of one name for one type when they are alike, and refuses them when they differ', () => {
    const row = (inner: z.ZodType) => z.object({ value: inner }).meta({ id: 'SameName' });
    const both = (one: z.ZodType, other: z.ZodType) => textOf(z.object({ one: row(one), other: row(other) }));
    expect(both(z.string(), z.string()).match(/type SameName/g)).toHaveLength(1);
    expect(() => both(z.string(), z.boolean())).toThrow('Two schemas are called SameName and differ.');
  });

  it('gives the input of a type that is also an answer a name of its own', () => {
    const place = z.object({ city: z.string() }).meta({ id: 'Place' });
    const text = textOf(z.object({ place }), z.object({ at: place.nullish() }));
    expect(text).toContain('find(at: PlaceInput): FindResult');
    expect(text).toContain('input PlaceInput {\n  city: String!\n}');
  });

  it('shows variants as one object whose other fields are optional', () => {
    const kind = z.enum(['fixed', 'hourly']).meta({ id: 'PriceKind' });
    const price = z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('fixed'), amount: z.number() }),
        z.object({ kind: z.literal('hourly'), rate: z.number() }),
      ])
      .meta({ id: 'Price', discriminatedBy: kind });
    expect(textOf(z.boolean(), z.object({ price }))).toContain(
      'input Price {\n  kind: PriceKind!\n  amount: Float\n  rate: Float\n}',
    );
  });

  it('leads a type back to itself', () => {
    const node = z.object({ name: z.string(), parts: z.array(z.lazy((): z.ZodType => node)) }).meta({ id: 'Node' });
    expect(textOf(node)).toContain('type Node {\n  name: String!\n  parts: [Node!]!\n}');
  });

  it('refuses what GraphQL has no type for, with the place', () => {
    expect(() => textOf(z.object({ any: z.unknown() }))).toThrow(
      'FindResult any is of the kind unknown, which GraphQL has no type for.',
    );
    expect(() => textOf(z.object({ any: z.union([z.string(), z.number()]) }))).toThrow(
      'FindResult any is a union that GraphQL has no type for.',
    );
  });
});
