import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useSession } from '../../app/session/session.tsx';

/**
 * Names of organizations as a sentence needs them: "TW Nord und TW Holding (Sie)".
 * @param mayAct whether the viewer may act for the own organization; otherwise it is only "Ihre Gesellschaft"
 */
export function useNameList(): (
  organizations: readonly { id: number; shortName: string }[],
  mayAct?: boolean,
) => string {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(localeTags[locale], { style: 'long', type: 'conjunction' });
  return (organizations, mayAct = true) => {
    const own = (name: string) => (mayAct ? t`${name} (Sie)` : t`${name} (Ihre Gesellschaft)`);
    return list.format(organizations.map(({ id, shortName }) => (id === organizationId ? own(shortName) : shortName)));
  };
}
