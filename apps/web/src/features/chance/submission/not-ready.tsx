import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useChance } from '../workspace/chance-context.ts';

/** Why there is nothing to submit yet: the organizations whose approval is missing, or that no organization bids. */
export function NotReady() {
  const { t } = useLingui();
  const { state } = useChance();
  if (state === 'notbidding')
    return <p className="text-ink-2">{t`Auf diese Chance wird nicht geboten; es gibt nichts einzureichen.`}</p>;
  return <MissingApprovals />;
}

function MissingApprovals() {
  const { t } = useLingui();
  const locale = useAppLocale();
  const { id: chanceId, organizations } = useChance();
  const isBidding = (id: number) => organizations.some((one) => one.id === id && one.isBidding);
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId });
  const missing = (data?.groups ?? [])
    .filter((group) => isBidding(group.operationalOrganizationId))
    .filter(({ currentDecision, isStale }) => currentDecision !== 'approved' || isStale);
  const list = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' });
  const namesOf = (groups: typeof missing) =>
    list.format(groups.map((group) => group.operationalOrganizationShortName));
  const names = namesOf(missing);
  const stale = namesOf(missing.filter(({ isStale }) => isStale));
  return (
    <div className="grid gap-1 text-ink-2">
      <p>
        {names === ''
          ? t`Einreichen können Sie, sobald alle Margen freigegeben sind.`
          : t`Es fehlen noch Margenfreigaben von ${names}.`}
      </p>
      {stale === '' ? null : <p>{t`Geändert seit der Freigabe: ${stale}.`}</p>}
    </div>
  );
}
