import type { Notice, NoticeAward } from '@zuschlag/extraction/notices/notice';
import type { AwardNotice } from '@zuschlag/validation/chance/award-notice';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { largestFile } from '@zuschlag/validation/wire/file-limits';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { noticeIn } from '../../../files/notice-files.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { requireOwnFile } from '../../../files/store-file.ts';
import { requireChance } from '../find-chance.ts';
import type { StoredChance } from '../stored-chance.ts';

/**
 * Reads who won, and at which price, from a notice of results that the caller uploaded. Nothing is stored: a person declares
 * the outcome with what is read here. Readers of the Chance may look, each into a file of their own.
 *
 * @throws {DomainError} NOT_FOUND for the Chance and for the file of another person
 * @throws {DomainError} DOCUMENT_REFUSED for a file that is no notice, NO_AWARD_IN_FILE for one that announces no result
 */
export async function readAwardNotice(
  work: UnitOfWork,
  { chanceId, fileId }: { chanceId: string; fileId: string },
): Promise<AwardNotice> {
  const chance = await requireChance(work, chanceId);
  const file = await requireOwnFile(work, fileId);
  const refuse = (problem: DocumentProblem) => new DomainError('DOCUMENT_REFUSED', { names: [file.name], problem });
  if (file.size > largestFile) throw refuse('FILE_TOO_LARGE');
  const content = await readFileContent(work, file.id);
  if (!content) throw new DomainError('NOT_FOUND');
  const read = noticeIn(content);
  if ('problem' in read) throw refuse(read.problem);
  if (read.notice.awards.length === 0) throw new DomainError('NO_AWARD_IN_FILE');
  return besideChance(chance, read.notice);
}

type Described = Pick<StoredChance, 'lotNumber' | 'lotTitle' | 'referenceNumber' | 'participations'>;

/** What a notice says, beside what the Chance says of itself. */
export function besideChance(chance: Described, notice: Notice): AwardNotice {
  const own = chance.participations.map(({ name }) => customerNameKey(name));
  const { title, reference, publicationNumber, publishedOn } = notice;
  return {
    ...{ title, reference, publicationNumber, publishedOn },
    buyer: notice.buyer.name,
    hasOtherReference:
      reference !== null &&
      chance.referenceNumber !== null &&
      customerNameKey(reference) !== customerNameKey(chance.referenceNumber),
    lots: notice.awards.map(({ lotId, ...award }) => ({
      ...award,
      lotNumber: lotId,
      isOwn: award.winners.some((winner) => own.includes(customerNameKey(winner))),
    })),
    likelyLot: lotOf(chance, notice.awards),
  };
}

/** The lot of the same number, else of the same title, else the only one without another number; null where that is not sure. */
function lotOf({ lotNumber, lotTitle }: Described, awards: readonly NoticeAward[]): number | null {
  const only = (fits: (award: NoticeAward) => boolean) => {
    const [at, ...others] = awards.flatMap((award, index) => (fits(award) ? [index] : []));
    return others.length === 0 ? at : undefined;
  };
  const number = numberIn(lotNumber);
  const byNumber = number === null ? undefined : only(({ lotId }) => numberIn(lotId) === number);
  const key = lotTitle === null ? null : customerNameKey(lotTitle);
  const byTitle = key === null ? undefined : only((award) => customerNameKey(award.lotTitle ?? '') === key);
  // Results are published lot by lot as well: the only lot of a notice may be a sibling.
  const byElimination = number === null || numberIn(awards[0]?.lotId ?? null) === null ? only(() => true) : undefined;
  return byNumber ?? byTitle ?? byElimination ?? null;
}

/** "LOT-0003", "Los 3" and "3" are the same lot. */
function numberIn(lot: string | null): number | null {
  const digits = lot?.match(/(\d+)\s*$/)?.[1];
  return digits === undefined ? null : Number(digits);
}
