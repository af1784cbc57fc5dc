interface Refusal {
  code?: unknown;
  originalCode?: unknown;
  constraint?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: { cause?: unknown } };
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Whether the database gave this transaction up for another one, so that the same work may well succeed now. */
export function isWorthRetrying(error: unknown): boolean {
  return layers(error).some(({ code, originalCode }) =>
    [code, originalCode].some((each) => each === 'P2034' || each === SERIALIZATION_FAILURE || each === DEADLOCK),
  );
}

/**
 * Whether a statement was refused because a value exists already, through Prisma or through `pg`.
 *
 * @param constraint name of the unique index, for example `app_user_email_key`; any when left out
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = layers(error);
  if (!found.some(({ code, originalCode }) => code === UNIQUE_VIOLATION || originalCode === UNIQUE_VIOLATION))
    return false;
  return constraint === undefined || found.some((layer) => indexOf(layer.constraint) === constraint);
}

// Prisma wraps what its adapter threw, which wraps what PostgreSQL said.
function layers(error: unknown): Refusal[] {
  if (typeof error !== 'object' || error === null) return [];
  const refusal: Refusal = error;
  return [refusal, ...layers(refusal.meta?.driverAdapterError), ...layers(refusal.cause)];
}

function indexOf(constraint: unknown): unknown {
  return typeof constraint === 'object' && constraint !== null && 'index' in constraint ? constraint.index : constraint;
}
