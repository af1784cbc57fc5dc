import { isAnsweredByProduct, isNeverSent, isTransient, OutcomeUnknown, zuschlagError } from '../errors.ts';

/**
 * Runs a change that carries a key. When an attempt was lost on the way and no later one got the answer of the product,
 * the server may have made the change.
 *
 * @param run receives what it must call after each failed attempt
 * @throws {OutcomeUnknown}
 */
export async function settledOrUnknown<Result>(
  key: string,
  run: (onFailure: (error: unknown) => void) => Promise<Result>,
): Promise<Result> {
  let isOneLost = false;
  const note = (error: unknown) => {
    if (isLost(error)) isOneLost = true;
  };
  try {
    return await run(note);
  } catch (error) {
    if (isOneLost && isRefusedBeforeKey(error)) throw new OutcomeUnknown(key, error);
    throw error;
  }
}

/** It may have reached the server, and the answer of the product did not come back. */
function isLost(error: unknown): boolean {
  return isTransient(error) && !isAnsweredByProduct(error) && !isNeverSent(error);
}

/** The server had not yet looked up the key when it refused, so the refusal says nothing about the lost attempt. */
function isRefusedBeforeKey(error: unknown): boolean {
  const { code } = zuschlagError(error);
  return isTransient(error) || code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED';
}
