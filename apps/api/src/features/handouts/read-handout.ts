import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { readFileContent } from '../../files/read-file.ts';
import { type CallOrigin, runInTransaction } from '../../transaction.ts';
import { requireHandout } from './handouts.ts';

/**
 * The content of a file of a Chance, for those who may view the Chance.
 *
 * @throws {DomainError} NOT_FOUND without a finished file under this id
 */
export async function readHandout(
  origin: CallOrigin,
  actor: UserActor,
  id: string,
): Promise<{ name: string; format: 'xlsx' | 'pdf'; content: Buffer }> {
  return runInTransaction(
    origin,
    () => actor,
    async (work) => {
      const { fileId, fileName, format } = await requireHandout(work, id);
      const content = fileId && (await readFileContent(work, fileId));
      if (!content) throw new DomainError('NOT_FOUND');
      return { name: fileName ?? `handout.${format}`, format, content };
    },
  );
}
