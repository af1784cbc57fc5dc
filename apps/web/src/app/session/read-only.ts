import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { holds } from './rights.ts';
import { SessionContext } from './session.tsx';

/**
 * Why nothing can be changed on any page, for what the server would refuse; undefined when it can be. Administrators of
 * the platform go on: their work is on other tenants.
 */
export function useReadOnlyReason(): string | undefined {
  const { t } = useLingui();
  const user = use(SessionContext);
  if (!user?.contract?.isReadOnly || holds(user, 'RUN_PLATFORM')) return undefined;
  return t`Nur lesen: Der Vertrag Ihres Unternehmens ist nicht bezahlt.`;
}
