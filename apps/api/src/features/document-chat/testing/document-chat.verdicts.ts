import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { settleKnowledgeBase } from '../../documents/knowledge-base.ts';
import { aDocument } from '../../documents/testing/documents.ts';
import { readAsOnePassage } from '../../reading/testing/read-as-one-passage.ts';
import { storeModelAnswers } from '../model/settings/model-settings.store.ts';

/** Something to ask: a document that was read is in the knowledge base. */
export const things: MakeThings<never> = async (tenant, { chanceId }) => {
  const wish = { addToKnowledgeBase: true };
  const { id, versionId } = await aDocument(tenant, chanceId, wish, tenant.people.holdingManager);
  await readAsOnePassage(tenant, chanceId, versionId);
  await as(tenant, systemOf(tenant), (work) => settleKnowledgeBase(work, id, null));
  // So that the switch has something to change.
  await as(tenant, tenant.people.holdingManager, (work) => storeModelAnswers(work, true));
  return {};
};

export const verdicts: Verdicts = {
  'documentChat.ofChance': hidden(ofChance),
  'documentChat.messagesOfImport': hidden(({ chanceId }) => ({ aiImportId: chanceId })),
  'documentChat.ask': hidden(({ chanceId }) => ({ chanceId, question: 'Wo steht die Leistungsbeschreibung?' })),
  'documentChat.clear': hidden(ofChance),
  'documentChat.model.settings': without(),
  'documentChat.model.changeSettings': {
    input: () => ({ modelAnswers: false }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'documentChat.model.changeSettings': ['model: KEEP_MODEL_SETTINGS'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'documentChat.ofChance': 9,
  'documentChat.messagesOfImport': 10,
  'documentChat.ask': 15,
  'documentChat.clear': 10,
  'documentChat.model.settings': 4,
  'documentChat.model.changeSettings': 12,
};
