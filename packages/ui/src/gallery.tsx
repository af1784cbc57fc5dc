import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ButtonLooks } from './gallery/button-looks.tsx';

import { ChoiceLooks } from './gallery/choice-looks.tsx';
import { FieldLooks } from './gallery/field-looks.tsx';
import { FileLooks } from './gallery/file-looks.tsx';
import { LayerLooks } from './gallery/layer-looks.tsx';
import { PageLooks } from './gallery/page-looks.tsx';
import { StatusLooks } from './gallery/status-looks.tsx';
import { TableLooks } from './gallery/table-looks.tsx';
import { ToastRegion } from './toast.tsx';
import { UiWordsProvider } from './words.tsx';
// The styles of the app leave out what only this page shows.
import './testing/page.css';

const WORDS = {
  close: 'Schließen',
  remove: 'Entfernen',
  clear: 'Leeren',
  pending: 'Läuft',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  rowsPerPage: 'Zeilen je Seite',
  noMatches: 'Keine Treffer',
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
              <ButtonLooks />
              <FieldLooks />
              <ChoiceLooks />
              <StatusLooks />
              <TableLooks theme={theme} />
              <PageLooks theme={theme} />
              <FileLooks />
              <LayerLooks />
            </div>
          ))}
        </main>
        <ToastRegion />
      </UiWordsProvider>
    </I18nProvider>
  );
}
