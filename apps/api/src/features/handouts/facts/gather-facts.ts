import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import { printedPlace } from '@zuschlag/validation/chance/history/trail-place';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { authorize } from '../../../policy/authorize.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import { requireChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { getChance } from '../../chance/view/get-chance.ts';
import { requireReadableVersion } from '../../documents/documents.ts';
import { trailHeadOf } from '../../history/chain/trail.ts';
import { calculationsOfChance, type StoredCalculationInput } from '../../services/pricing/stored-calculations.ts';
import type { AskedFilling, StoredHandout } from '../handouts.store.ts';
import type { FillingFacts, HandoutFacts, HandoutService } from './handout-facts.ts';

type AskedHandout = Pick<StoredHandout, 'chanceId' | 'kind' | 'format' | 'language' | 'question'>;

/**
 * Everything a file is made from, as its person sees it now. The right is asked again: the file was asked for earlier.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED, LOCKED, SERVICES_MISSING, ARCHIVED as `chanceRules.openCalculation` says
 */
export async function gatherFacts(work: UnitOfWork, handout: AskedHandout): Promise<HandoutFacts> {
  const { kind, format, language, question } = handout;
  const stored = await requireChance(work, handout.chanceId);
  authorize(work.actor, chanceRules.openCalculation, stored);
  const shown = await getChance(work, handout.chanceId);
  const wanted = question.serviceIds && new Set(question.serviceIds);
  const all = await calculationsOfChance(work, stored);
  const { actor } = work;
  return {
    ...{ kind, format, language },
    chance: factsOfChance(stored, shown.description.customerName),
    services: all.filter(({ service }) => !wanted || wanted.has(service.id)).map(factsOfService),
    tariffWage: question.tariffWage,
    filling: question.filling ? await fillingOf(work, question.filling) : null,
    made: {
      person: `${actor.firstname} ${actor.lastname}`,
      at: work.now.toISOString(),
      chainEnd: printedPlace(await trailHeadOf(work)),
    },
  };
}

/** @throws {DomainError} NOT_FOUND when the document is gone; SCAN_PENDING, FILE_INFECTED */
async function fillingOf(
  work: UnitOfWork,
  { versionId, cells, services, fillsChanged }: AskedFilling,
): Promise<FillingFacts> {
  const version = await requireReadableVersion(work, versionId);
  const workbook = await readFileContent(work, version.fileId);
  if (!workbook) throw new DomainError('NOT_FOUND');
  return { workbook, fileName: version.name, cells, services, fillsChanged };
}

function factsOfChance(chance: StoredChance, customer: string): HandoutFacts['chance'] {
  const { shortNumber, name, state, startDate, endDate, durationMonths, submission, submissionTime } = chance;
  return {
    ...{ shortNumber, name, state, startDate, endDate, durationMonths, submission, submissionTime, customer },
    authority: chance.awardingAuthority,
    reference: chance.referenceNumber,
    lot: [chance.lotNumber, chance.lotTitle].filter(Boolean).join(' · ') || null,
    owner: `${chance.owner.firstname} ${chance.owner.lastname}`,
    isOutdated: chance.ratesChangedAt !== null,
    bidder: chance.participations.find(({ organizationId }) => organizationId === chance.organizationId)?.name ?? '',
  };
}

function factsOfService({ service, input, book }: StoredCalculationInput): HandoutService {
  const { id, name, payGroup, additional, site, problem } = service;
  return {
    ...{ id, name, payGroup, additional, problem },
    organization: service.organization.shortName,
    site: site && `${site.name}, ${site.postalCode} ${site.city}`,
    calculation: input && book ? { input, book: rateBookFromWire(book) } : null,
    storedRevenue: service.revenue,
  };
}
