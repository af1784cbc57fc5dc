import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { useRef } from 'react';
import type { ExplanationOwner } from '../../explanation/explanation-nodes.ts';
import { basisOfService } from '../../pricing/service-basis.ts';
import { useRateBooks } from './use-rate-books.ts';

type Owners = {
  /** null until the table rows are there, and when a service cannot be retraced */
  owners: readonly ExplanationOwner[] | null;
  /** changes with the rows and the services behind the figures */
  mark: string;
  error: unknown;
  refetch: () => void;
};

/** The services of a block with what their figures are calculated from. */
export function useBlockOwners(chance: Chance, services: readonly Service[]): Owners {
  const { bookOf, mark: books, error, refetch } = useRateBooks(chance, services);
  const mark = `${books} ${services.map(({ id, version }) => `${id} ${version}`).join()}`;
  const known = useRef<{ mark: string; owners: ExplanationOwner[] } | null>(null);
  if (bookOf && known.current?.mark !== mark) {
    const owners = services.flatMap((service) => {
      const book = bookOf(service);
      const basis = book && basisOfService(service, chance, book);
      return basis ? [{ name: service.name, basis }] : [];
    });
    known.current = { mark, owners };
  }
  return { owners: bookOf ? (known.current?.owners ?? null) : null, mark, error, refetch };
}
