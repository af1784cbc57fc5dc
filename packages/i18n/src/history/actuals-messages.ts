import type { TrailKind } from '@zuschlag/validation/chance/history/trail-kinds';
import type { MessagesOf } from '../messages/message.ts';

/** What happened to actuals, after the name of the person. */
export const actualsTrailMessages: MessagesOf<Extract<TrailKind, `actuals.${string}`>> = {
  'actuals.enterActuals': { de: 'hat Ist-Werte von {about} eingetragen', en: 'entered actuals of {about}' },
  'actuals.removeActuals': { de: 'hat Ist-Werte von {about} entfernt', en: 'removed actuals of {about}' },
  'actuals.importActuals': { de: 'hat Ist-Werte von {about} importiert', en: 'imported actuals of {about}' },
  'actuals.undoActuals': {
    de: 'hat einen Import von Ist-Werten von {about} zurückgenommen',
    en: 'took back an import of actuals of {about}',
  },
};
