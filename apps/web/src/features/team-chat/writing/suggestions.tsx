import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { useLinkWords } from '../message-text.tsx';
import type { Mark, Searched } from './typed-text.ts';

export type Suggestion = Mark & { key: string; name: string; about: string };
const shownAtMost = 8;

/** What a person may mean with what stands behind the sign: people who see the Chance, or its services and decisions. */
export function useSuggestions(chanceId: string, searched: Searched | null): readonly Suggestion[] {
  const { t } = useLingui();
  const { id: own } = useSession();
  const words = useLinkWords();
  const wantsPeople = searched?.sign === '@';
  const wantsThings = searched?.sign === '#';
  const people = trpc.users.onChance.useQuery({ chanceId }, { enabled: wantsPeople });
  const services = trpc.services.ofChance.useQuery({ chanceId }, { enabled: wantsThings });
  const bids = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId }, { enabled: wantsThings });
  const margins = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId }, { enabled: wantsThings });
  if (!searched) return [];
  const found: Suggestion[] = wantsPeople
    ? withOwnNames(
        (people.data ?? [])
          .filter(({ id }) => id !== own)
          .map(({ id, firstname, lastname, organization }) => ({
            name: `${firstname} ${lastname}`,
            about: organization.shortName,
            sent: `@User:${id}`,
          })),
        '@',
      )
    : withOwnNames(
        [
          ...(services.data?.services ?? []).map(({ id, name }) => ({
            name,
            about: t`Leistung`,
            sent: `#Service:${id}`,
          })),
          ...(bids.data ?? []).map(({ id, operationalOrganizationShortName: name }) => ({
            name: words('BidDecision', name),
            about: t`Entscheidung`,
            sent: `#BidDecision:${id}`,
          })),
          ...(margins.data?.groups ?? []).map(({ id, operationalOrganizationShortName: name }) => ({
            name: words('MarginDecision', name),
            about: t`Entscheidung`,
            sent: `#MarginDecision:${id}`,
          })),
        ],
        '#',
      );
  const letters = plain(searched.text);
  return found.filter(({ name }) => plain(name).includes(letters)).slice(0, shownAtMost);
}

/** What stands beside two of one name tells them apart. */
function withOwnNames(all: readonly { name: string; about: string; sent: string }[], sign: '@' | '#'): Suggestion[] {
  const taken = new Set<string>();
  return all.map(({ name, about, sent }) => {
    const isTaken = all.some((other) => other.sent !== sent && other.name === name);
    let shown = `${sign}${isTaken ? `${name} (${about})` : name}`;
    for (let at = 2; taken.has(shown); at += 1) shown = `${sign}${name} (${about} ${at})`;
    taken.add(shown);
    return { key: sent, name, about, sent, shown };
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
