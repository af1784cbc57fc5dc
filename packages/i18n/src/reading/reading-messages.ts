import type { ReadingNoteCode, ReadingProblem, ReadingState } from '@zuschlag/validation/reading/reading-vocabulary';
import type { MessagesOf } from '../messages/message.ts';

export const readingStateMessages: MessagesOf<ReadingState> = {
  waiting: { de: 'Wird gelesen', en: 'Being read' },
  read: { de: 'Gelesen', en: 'Read' },
  failed: { de: 'Nicht gelesen', en: 'Not read' },
};

/** Why a document could not be read, and what helps. */
export const readingProblemMessages: MessagesOf<ReadingProblem> = {
  DAMAGED: {
    de: 'Die Datei ist beschädigt. Laden Sie sie beim Absender noch einmal herunter.',
    en: 'The file is damaged. Download it once more from its sender.',
  },
  ENCRYPTED: {
    de: 'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort.',
    en: 'The file is protected by a password. Save it without one.',
  },
  TOO_LARGE_UNPACKED: {
    de: 'Die Datei wird beim Entpacken viel zu groß und wird deshalb nicht gelesen.',
    en: 'The file grows far too large when unpacked and is therefore not read.',
  },
  READING_TOO_LONG: {
    de: 'Das Lesen dauert zu lange und wurde abgebrochen. Teilen Sie die Datei in kleinere.',
    en: 'Reading takes too long and was stopped. Split the file into smaller ones.',
  },
  READING_TOO_BIG: {
    de: 'Das Lesen braucht zu viel Speicher und wurde abgebrochen. Teilen Sie die Datei in kleinere.',
    en: 'Reading needs too much memory and was stopped. Split the file into smaller ones.',
  },
  READER_FAILED: {
    de: 'Das Lesen ist gescheitert. Versuchen Sie es noch einmal; sonst speichern Sie die Datei neu ab.',
    en: 'Reading failed. Try again, or save the file anew.',
  },
};

/** What a reading left out, behind the name of a document. */
export const readingNoteMessages: MessagesOf<ReadingNoteCode> = {
  UNREAD_PAGES: {
    de: 'Seiten, die nur Bilder sind, sind nicht gelesen.',
    en: 'Pages that are only pictures are not read.',
  },
  RECOGNIZED_PAGES: {
    de: 'Seiten, die Bilder sind, sind durch Texterkennung gelesen. Prüfen Sie Zahlen am Bild.',
    en: 'Pages that are pictures were read by text recognition. Check figures against the picture.',
  },
  HIDDEN_TEXT_LEFT_OUT: { de: 'Unsichtbarer Text ist weggelassen.', en: 'Invisible text is left out.' },
  UNKNOWN_CHARACTERS: {
    de: 'Einige Zeichen sagt die Schrift der Datei nicht.',
    en: 'The font of the file does not tell some characters.',
  },
  HIDDEN_SHEETS_LEFT_OUT: { de: 'Ausgeblendete Blätter sind weggelassen.', en: 'Hidden sheets are left out.' },
  CHANGES_ACCEPTED: { de: 'Änderungen sind als angenommen gelesen.', en: 'Tracked changes are read as accepted.' },
  MEMBERS_NOT_READ: { de: 'Einige Anlagen sind nicht gelesen.', en: 'Some attachments are not read.' },
};
