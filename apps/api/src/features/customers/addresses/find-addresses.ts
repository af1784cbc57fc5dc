import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import type { AddressSearch } from './address-search.ts';

/** A person who searches; no transaction is open. */
export type Searching = {
  actor: UserActor;
  /** left out, the operator chose none */
  addressSearch?: AddressSearch;
  log: { warn: (about: object, sentence: string) => void };
};

/**
 * Addresses for what a person typed, from the service that the operator chose.
 *
 * @throws {DomainError} SESSION_REQUIRED with an API token: the services serve people, and forbid bulk searches
 * @throws {DomainError} ADDRESS_SEARCH_FAILED when the operator chose none, or it does not answer now
 */
export async function findAddresses({ actor, addressSearch, log }: Searching, text: string): Promise<FoundAddress[]> {
  if (actor.scope) throw new DomainError('SESSION_REQUIRED');
  if (!addressSearch) throw new DomainError('ADDRESS_SEARCH_FAILED');
  try {
    return await addressSearch(text, actor);
  } catch (err) {
    // The typed text stays out of the log.
    log.warn({ err }, 'the address search failed');
    throw new DomainError('ADDRESS_SEARCH_FAILED');
  }
}
