import type { TrailKind } from '@zuschlag/validation/chance/history/trail-kinds';
import type { MessagesOf } from '../messages/message.ts';

/** What happened to actuals, documents, proofs and scenarios, after the name of the person. */
export const contentTrailMessages: MessagesOf<
  Extract<TrailKind, `${'actuals' | 'document' | 'proof' | 'scenario'}.${string}`>
> = {
  'actuals.enterActuals': { de: 'hat Ist-Werte von {about} eingetragen', en: 'entered actuals of {about}' },
  'actuals.removeActuals': { de: 'hat Ist-Werte von {about} entfernt', en: 'removed actuals of {about}' },
  'actuals.importActuals': { de: 'hat Ist-Werte von {about} importiert', en: 'imported actuals of {about}' },
  'actuals.undoActualsImport': {
    de: 'hat den Import der Ist-Werte von {about} zurückgenommen',
    en: 'took back the import of actuals of {about}',
  },
  'proof.addProofs': { de: 'hat Nachweise eingetragen', en: 'added proofs' },
  'proof.tickProof': { de: 'hat einen Nachweis abgehakt', en: 'ticked a proof' },
  'proof.untickProof': { de: 'hat den Haken eines Nachweises entfernt', en: 'unticked a proof' },
  'proof.removeProof': { de: 'hat einen Nachweis entfernt', en: 'removed a proof' },
  'scenario.createScenario': { de: 'hat ein Szenario angelegt', en: 'created a scenario' },
  'scenario.adoptScenario': { de: 'hat ein Szenario übernommen', en: 'adopted a scenario' },
  'scenario.removeScenario': { de: 'hat ein Szenario entfernt', en: 'removed a scenario' },
  'document.addDocument': { de: 'hat ein Dokument hinzugefügt', en: 'added a document' },
  'document.addVersion': { de: 'hat eine neue Fassung hinzugefügt', en: 'added a new version' },
  'document.removeDocument': { de: 'hat ein Dokument entfernt', en: 'removed a document' },
  'document.addToKnowledgeBase': {
    de: 'hat ein Dokument in die Wissensbasis aufgenommen',
    en: 'added a document to the knowledge base',
  },
  'document.removeFromKnowledgeBase': {
    de: 'hat ein Dokument aus der Wissensbasis genommen',
    en: 'took a document out of the knowledge base',
  },
};
