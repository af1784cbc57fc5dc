import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ToastRegion } from '../feedback/toast.tsx';
import { UiWordsProvider } from '../words.tsx';
import { ButtonStories } from './button.stories.tsx';
import { ChoiceStories } from './choice.stories.tsx';
import { FieldStories } from './field.stories.tsx';
import { FileStories } from './file.stories.tsx';
import { OverlayStories } from './overlay.stories.tsx';
import { PageStories } from './page.stories.tsx';
import { StatusStories } from './status.stories.tsx';
import { TableStories } from './table.stories.tsx';
// The styles of the app leave out what only this page shows.
import '../testing/page.css';

const WORDS = {
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

/** Every look of every component on one page, light and dark side by side; for development and the visual test. */
export function Gallery({ themes = ['light', 'dark'] }: { themes?: readonly ('light' | 'dark')[] }) {
  return (
    <I18nProvider locale="de-DE">
      <UiWordsProvider words={WORDS}>
        <main className={`grid min-h-dvh ${themes.length > 1 ? 'xl:grid-cols-2' : ''}`}>
          {themes.map((theme) => (
            <div key={theme} data-theme={theme} className="grid min-w-0 content-start gap-7 px-9 py-7 max-sm:px-4">
              <h1 className="font-semibold text-20 tracking-tight">{theme === 'light' ? 'Hell' : 'Dunkel'}</h1>
              <ButtonStories />
              <FieldStories />
              <ChoiceStories />
              <StatusStories />
              <TableStories theme={theme} />
              <PageStories theme={theme} />
              <FileStories />
              <OverlayStories />
            </div>
          ))}
        </main>
        <ToastRegion />
      </UiWordsProvider>
    </I18nProvider>
  );
}
