import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useSession } from '../../app/session/session.tsx';

/** Names of organizations as a sentence needs them: "TW Nord und TW Holding (Sie)". */
export function useNameList(): (organizations: readonly { id: number; shortName: string }[]) => string {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(localeTags[locale], { style: 'long', type: 'conjunction' });
  return (organizations) =>
    list.format(organizations.map(({ id, shortName }) => (id === organizationId ? t`${shortName} (Sie)` : shortName)));
}
