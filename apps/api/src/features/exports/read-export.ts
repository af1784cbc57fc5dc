import { Readable } from 'node:stream';
import type { WrittenFormat } from '@zuschlag/validation/exports/exports';
import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { type CallOrigin, runInTransaction } from '../../transaction.ts';
import { pieceOf } from './exports.store.ts';
import { requireOwn } from './exports.ts';

/**
 * The file of an export, read piece by piece while it is sent.
 *
 * @throws {DomainError} NOT_FOUND without a finished export of the actor under this id
 */
export async function readExport(
  origin: CallOrigin,
  actor: UserActor,
  id: string,
): Promise<{ name: string; format: WrittenFormat; content: Readable; size: number }> {
  const found = await runInTransaction(
    origin,
    () => actor,
    (work) => requireOwn(work, id),
  );
  if (found.state !== 'done') throw new DomainError('NOT_FOUND');
  async function* pieces() {
    for (let number = 0; ; number += 1) {
      const piece = await runInTransaction(
        origin,
        () => actor,
        (work) => pieceOf(work, id, number),
      );
      if (piece === null) return;
      yield piece;
    }
  }
  return {
    name: found.fileName ?? `export.${found.format}`,
    format: found.format,
    content: Readable.from(pieces()),
    size: Number(found.size ?? 0),
  };
}
