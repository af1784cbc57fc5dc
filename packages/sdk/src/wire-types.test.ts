import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@zuschlag/api/router';
import type { ErrorCode as ServerCode, ErrorDetails as ServerDetails } from '@zuschlag/validation/errors';
import { expectTypeOf, it } from 'vitest';
import type { ErrorCode, ErrorDetails } from './error-details.ts';
import type { Procedures } from './wire.gen.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Call = (input: never, ...rest: never[]) => Promise<unknown>;
type Leaf = { query: Call } | { mutate: Call };
type CallOf<Of> = Of extends { query: infer Function }
  ? Function
  : Of extends { mutate: infer Function }
    ? Function
    : never;
type InputIn<Of> =
  CallOf<Of> extends (input: infer Input, ...rest: never[]) => unknown ? Exclude<Input, undefined> : never;
type OutputIn<Of> = CallOf<Of> extends (...all: never[]) => Promise<infer Output> ? Output : never;
type Alike<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/**
 * The paths at which the written types and the inferred ones differ. An input may be narrower: a schema that knows older
 * spellings of a value takes more than programs see.
 */
type Different<Written, In, Out, Path extends string = ''> = {
  [Key in keyof Written & string]: Written[Key] extends Leaf
    ? Key extends keyof In & keyof Out
      ? InputIn<Written[Key]> extends In[Key]
        ? Alike<OutputIn<Written[Key]>, Out[Key]> extends true
          ? never
          : `${Path}${Key}: output`
        : `${Path}${Key}: input`
      : `${Path}${Key}: unknown`
    : Key extends keyof In & keyof Out
      ? Different<Written[Key], In[Key], Out[Key], `${Path}${Key}.`>
      : `${Path}${Key}: unknown`;
}[keyof Written & string];

it('the details of errors that programs see are those of the server', () => {
  expectTypeOf<ErrorDetails>().toEqualTypeOf<ServerDetails>();
  expectTypeOf<ErrorCode>().toEqualTypeOf<ServerCode>();
});

it('the types that programs see are those of the schemas', () => {
  expectTypeOf<Different<Procedures, Inputs, Outputs>>().toEqualTypeOf<never>();
});
