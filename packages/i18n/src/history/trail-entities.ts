import type { TrailEntity } from '@zuschlag/validation/chance/history/trail-kinds';
import type { MessagesOf } from '../messages/message.ts';

/** What entries are about, as the filter offers it. */
export const trailEntityMessages: MessagesOf<TrailEntity> = {
  chance: { de: 'Chance', en: 'Chance' },
  proof: { de: 'Nachweise', en: 'Proofs' },
  task: { de: 'Aufgaben', en: 'Tasks' },
  bidGroup: { de: 'Bid-Entscheidungen', en: 'Bid decisions' },
  service: { de: 'Leistungen', en: 'Services' },
  scenario: { de: 'Szenarien', en: 'Scenarios' },
  document: { de: 'Dokumente', en: 'Documents' },
  actuals: { de: 'Ist-Werte', en: 'Actuals' },
  handout: { de: 'Herausgegebenes', en: 'Handouts' },
  marginGroup: { de: 'Margenentscheidungen', en: 'Margin decisions' },
};
