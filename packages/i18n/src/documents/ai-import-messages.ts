import type { AiImportProblem } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { aiImportErrors } from '@zuschlag/validation/ai-imports/errors';
import type { ErrorMessagesOf, MessagesOf } from '../messages/message.ts';

export const aiImportErrorMessages: ErrorMessagesOf<keyof typeof aiImportErrors> = {
  AI_IMPORT_NOT_READY: {
    de: 'Dieser KI-Import ist nicht abgeschlossen. Eine Chance lässt sich erst danach aus ihm anlegen.',
    en: 'This AI import is not complete. A Chance can be created from it afterwards.',
  },
  AI_IMPORT_USED: {
    de: 'Aus diesem KI-Import wurde schon eine Chance angelegt.',
    en: 'A Chance was already created from this AI import.',
  },
};

/** Why an import failed, as the end of a sentence. */
export const aiImportProblemMessages: MessagesOf<AiImportProblem> = {
  FILE_UNREADABLE: {
    de: '{names} lässt sich nicht lesen',
    en: '{names} cannot be read',
  },
  FILE_MISSING: {
    de: '{names} ist nicht mehr da',
    en: '{names} is no longer there',
  },
  NOTHING_READ: {
    de: 'alle Seiten sind Bilder ohne Text',
    en: 'all pages are pictures without text',
  },
  INTERRUPTED: {
    de: 'die Arbeit wurde mehrmals unterbrochen',
    en: 'the work was interrupted several times',
  },
};
