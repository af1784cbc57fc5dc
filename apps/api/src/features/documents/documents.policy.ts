import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { Denial, OfChance, Rules } from '../../policy/authorize.ts';
import {
  ownerOfChance,
  type WithChanceOrganization,
  type WithOwner,
  writerOfChanceOrganization,
} from '../../policy/relations.ts';
import { isOpenFor, type LockedAct } from '../chance/lifecycle/locks.ts';

export type DocumentsView = OfChance & WithOwner & WithChanceOrganization & { state: ChanceState };

/** The caller sees the Chance, which `requireChance` asks first. Each viewer reads its documents. */
export const documentRules = {
  add: {
    wire: 'ADD_DOCUMENT',
    isPublished: false,
    who: [writerOfChanceOrganization, ownerOfChance],
    unless: lockedFor('addDocuments'),
  },
  remove: {
    wire: 'REMOVE_DOCUMENT',
    isPublished: false,
    who: [writerOfChanceOrganization, ownerOfChance],
    unless: lockedFor('removeDocuments'),
  },
  changeKnowledgeBase: {
    wire: 'CHANGE_KNOWLEDGE_BASE',
    isPublished: false,
    who: [ownerOfChance],
    unless: lockedFor('knowledgeBase'),
  },
} as const satisfies Rules<DocumentsView>;

function lockedFor(act: LockedAct) {
  return (_: UserActor, { state }: DocumentsView): Denial | null =>
    isOpenFor(act, state) ? null : { code: 'LOCKED', names: [state] };
}
