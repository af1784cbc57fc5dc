import './page.css';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { render } from 'vitest-browser-react';
import { UiWordsProvider } from '../words.tsx';

/** Words for tests, so that every control has its name. */
export const WORDS = {
  close: 'Schließen',
  remove: 'Entfernen',
  clear: 'Leeren',
  pending: 'Läuft',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  rowsPerPage: 'Zeilen je Seite',
  noMatches: 'Keine Treffer',
  unlisted: 'Steht nicht in der Liste. Bitte einen Eintrag wählen.',
  selectAll: 'Alle auswählen',
  calendar: 'Kalender',
  dayForm: 'TT.MM.JJJJ',
  timeForm: 'hh:mm',
  unreadableDay: 'Kein Datum, z. B. 31.12.2026.',
  unreadableTime: 'Keine Uhrzeit, z. B. 06:30.',
  from: 'von',
  to: 'bis',
};

/** Puts something on the page as an app would: with a language and the words of the controls. */
export async function show(element: ReactElement, locale = 'de-DE') {
  return await render(
    <I18nProvider locale={locale}>
      <UiWordsProvider words={WORDS}>
        <div className="p-6">{element}</div>
      </UiWordsProvider>
    </I18nProvider>,
  );
}
