import type { configurationErrors } from '@zuschlag/validation/configuration/errors';
import type { ErrorMessagesOf } from './message.ts';

export const configurationErrorMessages: ErrorMessagesOf<keyof typeof configurationErrors> = {
  DUPLICATE_ACTIVE_FROM: {
    de: 'Für diesen Tag gibt es schon einen Eintrag.',
    en: 'There is already an entry for this day.',
    named: {
      de: 'Für diesen Tag gibt es schon einen Eintrag: {names}.',
      en: 'There is already an entry for this day: {names}.',
    },
  },
  LAST_CONFIG_ADMIN: {
    de: 'Mindestens eine Person muss die Tabellen pflegen können.',
    en: 'At least one person must be able to maintain the tables.',
  },
  CANNOT_REMOVE_YOURSELF: { de: 'Sich selbst können Sie nicht entfernen.', en: 'You cannot remove yourself.' },
  ALREADY_CONFIG_ADMIN: {
    de: 'Diese Person pflegt die Tabellen bereits.',
    en: 'This person already maintains the tables.',
  },
  PLAN_OUTDATED: {
    de: 'Die Tabelle hat sich inzwischen geändert. Bitte prüfen Sie die Datei noch einmal.',
    en: 'The table has changed in the meantime. Please check the file again.',
  },
  IMPORT_STATE: {
    de: 'Das ist bei diesem Import nicht mehr möglich.',
    en: 'This is no longer possible for this import.',
  },
  IMPORT_HAS_ERRORS: { de: 'Der Import enthält fehlerhafte Zeilen.', en: 'The import contains rows with errors.' },
  UNDO_IMPOSSIBLE: {
    de: 'Zeilen dieses Imports wurden inzwischen geändert; er lässt sich nicht mehr als Ganzes zurücknehmen.',
    en: 'Rows of this import have changed since; it can no longer be undone as a whole.',
  },
  FILE_REFUSED: { de: 'Diese Datei lässt sich nicht lesen.', en: 'This file cannot be read.' },
};
