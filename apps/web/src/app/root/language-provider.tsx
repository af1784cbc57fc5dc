import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { UiWordsProvider } from '@zuschlag/ui/words';
import type { ReactNode } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { useAppLocale } from '../preferences/use-app-locale.ts';

/** One language for our words, for the words inside the controls and for how they write numbers and dates. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <ControlLanguage>{children}</ControlLanguage>
    </I18nProvider>
  );
}

function ControlLanguage({ children }: { children: ReactNode }) {
  const locale = useAppLocale();
  const { t } = useLingui();
  const words = {
    close: t`Schließen`,
    remove: t`Entfernen`,
    clear: t`Leeren`,
    pending: t`Bitte warten`,
    previousPage: t`Vorige Seite`,
    nextPage: t`Nächste Seite`,
    firstPage: t`Das ist die erste Seite.`,
    lastPage: t`Das ist die letzte Seite.`,
    rowsPerPage: t`Zeilen je Seite`,
    noMatches: t`Keine Treffer`,
    unlisted: t`Steht nicht in der Liste. Bitte einen Eintrag wählen.`,
  };
  return (
    <AriaI18nProvider locale={localeTags[locale]}>
      <UiWordsProvider words={words}>{children}</UiWordsProvider>
    </AriaI18nProvider>
  );
}
