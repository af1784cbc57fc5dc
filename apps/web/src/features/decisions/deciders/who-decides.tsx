import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { AwaitedDecider } from '@zuschlag/validation/chance/who-decides';
import { Users } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useSession } from '../../../app/session/session.tsx';

/** For a viewer who cannot decide in an open group: the people who can, by name. A viewer who overrules needs no names. */
export function WhoDecides({ group: { id, chanceId, permissions } }: { group: DecisionGroup }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const { id: own } = useSession();
  const isOther = !permissions.includes('DECIDE');
  const { data } = trpc.chance.whoDecides.useQuery({ chanceId }, { enabled: isOther });
  const awaited = isOther ? (data ?? []).filter(({ groupId }) => groupId === id) : [];
  if (awaited.length === 0 || awaited.some(({ person }) => person.id === own)) return null;
  const nameOf = ({ person: { firstname, lastname, organization }, onBehalfOf: absent }: AwaitedDecider) =>
    absent === null
      ? t`${firstname} ${lastname} (${organization})`
      : t`${firstname} ${lastname} (${organization}, in Vertretung von ${absent})`;
  const once = new Map(awaited.map((one) => [one.person.id, one]));
  const list = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' });
  const names = list.format([...once.values()].map(nameOf));
  return (
    <p className="flex items-start gap-1.5 border-t bg-sunken px-4 py-2 text-ink-2">
      <Users aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      <span className="min-w-0">{t`Entscheiden können hier: ${names}.`}</span>
    </p>
  );
}
