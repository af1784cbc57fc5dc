import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { failureOf, isAborted, isTransient } from './failure.ts';

const refused = (code: string, httpStatus: number, details = {}) =>
  TRPCClientError.from({
    error: { message: code, code: -32000, data: { code, details, httpStatus, requestId: 'r1' } },
  });
const unreachable = TRPCClientError.from(new TypeError('Failed to fetch'));
const aborted = TRPCClientError.from(new DOMException('The user aborted a request.', 'AbortError'));

describe('what went wrong with a call', () => {
  it('is our code with its details and the number for the support', () => {
    expect(failureOf(refused('LOCKED', 409, { state: 'submitted' }))).toEqual({
      code: 'LOCKED',
      details: { state: 'submitted' },
      requestId: 'r1',
    });
  });

  it.each([
    ['no answer', unreachable, 'OFFLINE'],
    ['a busy proxy', { data: { httpStatus: 502 } }, 'UNAVAILABLE'],
    ['an unknown code', refused('TEAPOT', 500), 'INTERNAL'],
    ['a fault of the page', new RangeError('x'), 'INTERNAL'],
  ])('is for %s %s', (_what, error, code) => {
    expect(failureOf(error).code).toBe(code);
  });
});

describe('trying again', () => {
  it.each([
    [unreachable, true],
    [refused('INTERNAL', 500), true],
    [refused('UNAVAILABLE', 503), true],
    [refused('CONFLICT', 409), false],
    [refused('RATE_LIMITED', 429), false],
    [refused('INVALID_INPUT', 422), false],
    [aborted, false],
  ])('after %s helps: %s', (error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });

  it('is no question for a call the page itself gave up', () => {
    expect([isAborted(aborted), isAborted(unreachable)]).toEqual([true, false]);
  });
});
