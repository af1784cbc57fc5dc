interface Refusal {
  code?: unknown;
  originalCode?: unknown;
  constraint?: unknown;
  message?: unknown;
  syscall?: unknown;
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

/** Why the database cannot do what it is asked for now, though nothing is wrong with the question. */
export type Outage =
  /** it cannot be reached, is starting, or is going down */
  | 'UNREACHABLE'
  /** too much is asked for at once */
  | 'OVERLOADED'
  /** nothing more can be stored until an operator makes room */
  | 'DISK_FULL'
  /** it is a standby, or was set to refuse writes */
  | 'READ_ONLY';

/** The server refused a write that this program may do. */
export class DatabaseReadOnly extends Error {
  readonly code = 'DATABASE_READ_ONLY';
}

const READ_ONLY_TRANSACTION = '25006';

/** Turns the refusal of a write into what it is in a transaction that was begun to write: a fact about the server. */
export function inWritingTransaction(error: unknown): unknown {
  const isReadOnly = layers(error).some(({ code, originalCode }) =>
    [code, originalCode].includes(READ_ONLY_TRANSACTION),
  );
  return isReadOnly ? new DatabaseReadOnly('The database takes no writes.', { cause: error }) : error;
}

// Classes 08 (connection) and 53 (resources), and the states around a start, a stop and a statement that took too long.
const outages: readonly [codes: RegExp, outage: Outage][] = [
  [/^53100$/, 'DISK_FULL'],
  [/^DATABASE_READ_ONLY$/, 'READ_ONLY'],
  [/^(08...|57P0[1-5]|P1001|P1002|P1017)$/, 'UNREACHABLE'],
  [/^(53...|55P03|57014|P1008|P2024|P2028|P2037|TRANSACTION_EXPIRED)$/, 'OVERLOADED'],
];
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
// The driver's own complaints have no code.
const driverSentences: readonly [sentence: RegExp, outage: Outage][] = [
  [/^timeout exceeded when trying to connect|^timeout expired$/, 'OVERLOADED'],
  [
    /^Connection terminated|^Client (was closed|has encountered a connection error)|after calling end on the pool/,
    'UNREACHABLE',
  ],
];

/** @returns null for an error that says something about the question */
export function outageOf(error: unknown): Outage | null {
  for (const layer of layers(error)) {
    const found = outageOfLayer(layer);
    if (found) return found;
  }
  return null;
}

function outageOfLayer({ code, originalCode, message, syscall }: Refusal): Outage | null {
  const codes = [code, originalCode].map(String);
  const byCode = outages.find(([pattern]) => codes.some((each) => pattern.test(each)));
  if (byCode) return byCode[1];
  // A socket that is not there is a server that is not there.
  if (codes.some((each) => networkCodes.test(each)) || (code === 'ENOENT' && syscall === 'connect'))
    return 'UNREACHABLE';
  return driverSentences.find(([pattern]) => pattern.test(String(message)))?.[1] ?? null;
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
