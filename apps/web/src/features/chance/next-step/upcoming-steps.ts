import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useSession } from '../../../app/session/session.tsx';
import { useNextStepMessages } from './next-step-messages.ts';

type Turn = NonNullable<Chance['turn']>;

/** One party of what happens next: done already, due now, or later. */
export type UpcomingStep = { key: string; name: string; mark: 'done' | 'due' | 'later'; text: string };

/** The completed, the current and the following steps of a Chance, by its state; empty when it has ended. */
export function useUpcomingSteps(chance: Chance): UpcomingStep[] {
  const { t } = useLingui();
  const format = useFormat();
  const user = useSession();
  const { sentence } = useNextStepMessages();
  const { turn, state } = chance;
  if (!turn) return [];
  const { owner } = chance.description;
  const ownerName = owner.id === user.id ? t`Sie` : `${owner.firstname} ${owner.lastname}`;
  const later = (text: string): UpcomingStep => ({ key: 'owner', name: ownerName, mark: 'later', text });
  const everyoneDue = withoutSecondWays([turn, ...turn.others]).map(
    (one): UpcomingStep => ({
      key: `${one.organizationId ?? 'owner'}-${one.task}-${one.about ?? ''}`,
      name: one.name,
      mark: 'due',
      text: sentence(one, false),
    }),
  );
  if (state === 'pendingmarginapproval')
    return [...everyoneDue, later(t`Angebot einreichen, sobald alle Margen freigegeben sind`)];
  if (state !== 'editing' || turn.task === 'requestMargin') return everyoneDue;

  const calculating = chance.organizations.filter(({ isBidding }) => isBidding).map(toCalculation);
  return [...calculating, later(t`Margenfreigabe anfragen, sobald alle kalkuliert haben`)];

  function toCalculation({
    id,
    shortName,
    serviceCount,
    lastCalculatedAt,
  }: Chance['organizations'][number]): UpcomingStep {
    const isDue = isWaitedFor(turn, id);
    const services = plural(serviceCount, { 0: 'noch keine Leistung', one: '# Leistung', other: '# Leistungen' });
    const moment = format.dateTime(lastCalculatedAt);
    return {
      key: String(id),
      name: shortName,
      mark: isDue ? 'due' : 'done',
      text: lastCalculatedAt === null ? services : t`${services}, zuletzt ${moment}`,
    };
  }
}

type DueOne = Turn['others'][number];

/** The main organization may overrule where it may also agree: one line about it is enough. */
function withoutSecondWays(due: readonly DueOne[]): DueOne[] {
  return due.filter(
    ({ task, organizationId, about }) =>
      task !== 'overrule' ||
      !due.some((one) => one.task !== 'overrule' && one.organizationId === organizationId && one.about === about),
  );
}

function isWaitedFor(turn: Turn | null, organizationId: number): boolean {
  return turn !== null && [turn, ...turn.others].some((one) => one.organizationId === organizationId);
}
