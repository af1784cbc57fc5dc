import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parameterOf } from './parameters.ts';

/** How the driver writes parameters; it has no types for it. */
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => unknown;
};

const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
const scalar = fc.oneof(text, fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
const bytes = fc.uint8Array({ maxLength: 20 }).map((value) => Buffer.from(value));

describe('a parameter', () => {
  it('is written as the driver writes it, for any text, number and bytes', () => {
    fc.assert(
      fc.property(fc.oneof(scalar, bytes), (value) => {
        const written = prepareValue(value);
        expect(parameterOf(value)).toEqual(written === undefined ? null : written);
      }),
    );
  });

  it('in a list, also in lists of lists, is quoted as the driver quotes it', () => {
    const list = fc.oneof(fc.array(text), fc.array(fc.option(text)), fc.array(fc.array(text)), fc.array(fc.integer()));
    fc.assert(
      fc.property(list, (value) => {
        expect(parameterOf(value)).toBe(prepareValue(value));
      }),
    );
  });
});
