import { useLingui } from '@lingui/react/macro';
import { UiWordsProvider } from '@zuschlag/ui/words';
import type { ReactNode } from 'react';

/** The words of the controls for days and times, which no page before the sign-in has. */
export function DateMessages({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const words = {
    calendar: t`Kalender`,
    dayForm: t`TT.MM.JJJJ`,
    timeForm: t`hh:mm`,
    unreadableDay: t`Kein Datum, z. B. 31.12.2026.`,
    unreadableTime: t`Keine Uhrzeit, z. B. 06:30.`,
    from: t`von`,
    to: t`bis`,
  };
  return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}
