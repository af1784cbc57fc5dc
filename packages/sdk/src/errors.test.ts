import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { isAborted, isTransient, refusalIn, zuschlagError } from './errors.ts';

const refused = (code: string, httpStatus: number, details = {}) =>
  TRPCClientError.from({
    error: { message: code, code: -32000, data: { code, details, httpStatus, requestId: 'r1' } },
  });
const unreachable = TRPCClientError.from(new TypeError('Failed to fetch'));
const aborted = TRPCClientError.from(new DOMException('The user aborted a request.', 'AbortError'));

describe('what went wrong with a call', () => {
  it('is our code with its details and the number for the support', () => {
    expect(zuschlagError(refused('LOCKED', 409, { state: 'submitted' }))).toMatchObject({
      code: 'LOCKED',
      details: { state: 'submitted' },
      requestId: 'r1',
      isAnswered: true,
    });
  });

  it.each([
    ['no answer', unreachable, 'UNAVAILABLE', false],
    ['no answer to a file', new TypeError('NetworkError'), 'UNAVAILABLE', false],
    ['a busy proxy', { data: { httpStatus: 502 } }, 'UNAVAILABLE', true],
    ['an unknown code', refused('TEAPOT', 500), 'INTERNAL', true],
    ['a fault of the caller', new RangeError('x'), 'INTERNAL', true],
  ])('is for %s %s, answered: %s', (_what, error, code, isAnswered) => {
    expect(zuschlagError(error)).toMatchObject({ code, isAnswered });
  });

  it.each([
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [418, 'INVALID_INPUT'],
  ])('is told by the status %s of a proxy alone: %s', async (status, code) => {
    expect(await refusalIn(new Response('<html>', { status }))).toMatchObject({ code });
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

  it('is no question for a call the caller gave up', () => {
    expect([isAborted(aborted), isAborted(unreachable)]).toEqual([true, false]);
  });
});
