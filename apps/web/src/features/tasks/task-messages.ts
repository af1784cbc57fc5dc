import { useLingui } from '@lingui/react/macro';
import type { TaskStatus } from '@zuschlag/validation/tasks/task-vocabulary';

/** The names of the columns. */
export function useStatusNames(): { readonly [status in TaskStatus]: string } {
  const { t } = useLingui();
  return { TODO: t`Zu tun`, IN_PROGRESS: t`In Arbeit`, DONE: t`Erledigt` };
}

/** Why a board is only read; undefined when it may be changed. */
export function useBoardLock(): (lock: 'NOT_PERMITTED' | 'ARCHIVED' | null | undefined) => string | undefined {
  const { t } = useLingui();
  return (lock) => {
    if (lock === 'ARCHIVED') return t`Die Chance liegt im Archiv, ihre Aufgaben lassen sich nur lesen.`;
    return lock === 'NOT_PERMITTED' ? t`Ihre Rolle erlaubt keine Änderungen an Aufgaben.` : undefined;
  };
}
