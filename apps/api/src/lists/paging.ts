import type { NumberedPage } from '@zuschlag/validation/wire/paging';
import type { z } from 'zod';
import { DomainError } from '../errors.ts';

/** A cursor is the sort key and id of the last row, opaque to clients. */
export function encodeCursor(position: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * @param shapeOf makes the schema of a position; asked only when there is a cursor, for it takes longer than a row
 * @returns the position a cursor stands for, or null without a cursor
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export function decodeCursor<Position>(
  cursor: string | null | undefined,
  shapeOf: () => z.ZodType<Position>,
): Position | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    return shapeOf().parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'after', problem: 'INVALID' }] });
  }
}

/** Where a page begins: behind a position, or behind the rows of earlier pages. */
export type PageStart<Position> = { after: Position | null; skip: number };

/**
 * The start of a page that a client names by a cursor or by its number. A cursor decides.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export function startOfPage<Position>(
  { first, after, currentPage }: NumberedPage,
  shapeOf: () => z.ZodType<Position>,
): PageStart<Position> {
  const position = decodeCursor(after, shapeOf);
  return { after: position, skip: position ? 0 : ((currentPage ?? 1) - 1) * first };
}

/**
 * A page out of rows that were fetched one beyond its size.
 *
 * @param positionOf what the cursor of a row stands for
 */
export function pageOfRows<Row, Node>(
  rows: readonly Row[],
  first: number,
  nodeOf: (row: Row) => Node,
  positionOf: (row: Row) => readonly (string | number | null)[],
): { edges: { node: Node; cursor: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } {
  const edges = rows.slice(0, first).map((row) => ({ node: nodeOf(row), cursor: encodeCursor(positionOf(row)) }));
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first } };
}
