import { useLingui } from '@lingui/react/macro';
import type { CalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { useSession } from '../../app/session/session.tsx';

/** What a link shows, in words. */
export function useFeedNames(): (feed: Pick<CalendarFeed, 'kind' | 'chanceName'>) => string {
  const { t } = useLingui();
  const { organizationShortName } = useSession();
  return ({ kind, chanceName }) => {
    if (kind === 'mine') return t`Meine Chancen`;
    if (kind === 'organization') return t`Alle Chancen von ${organizationShortName}`;
    return chanceName ?? t`Eine Chance`;
  };
}
