import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type MakeThings,
  type StrangerIds,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { sendMessage } from '../team-chat.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a message of the manager of the main organization in the chat of the Chance */
    chatMessageId: string;
  }
}

export const things: MakeThings<'chatMessageId'> = async (tenant, { chanceId }) => ({
  chatMessageId: await as(tenant, tenant.people.holdingManager, async (work) => {
    const { id } = await sendMessage(work, { entityId: chanceId, type: 'TENDER', text: 'Ortstermin am Montag?' });
    return id;
  }),
});

const ofChat = ({ chanceId }: StrangerIds) => ({ entityId: chanceId, type: 'TENDER' });

export const verdicts: Verdicts = {
  'teamChat.messages': hidden(ofChat),
  'teamChat.status': hidden(ofChat),
  'teamChat.statuses': {
    ...without(({ chanceId }) => ({ entityIds: [chanceId], type: 'TENDER' })),
    whole: ({ chanceId }) => ({ entityIds: [chanceId], type: 'TENDER' }),
    mixed: { 'entityIds[]': findsNothing },
  },
  'teamChat.send': hidden((ids) => ({ input: { ...ofChat(ids), text: 'Ja, um neun.' } })),
  'teamChat.edit': hidden(({ chatMessageId }) => ({ chatMessageId, text: 'Ortstermin am Dienstag?' })),
  'teamChat.remove': hidden(({ chatMessageId }) => ({ chatMessageId })),
  'teamChat.markRead': hidden((ids) => ({ ...ofChat(ids), position: 1 })),
};

export const rights: AskedRights = {
  'teamChat.send': ['chat: WRITE_MESSAGE'],
  'teamChat.edit': ['chat: WRITE_MESSAGE'],
  'teamChat.remove': ['chat: WRITE_MESSAGE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'teamChat.messages': 9,
  'teamChat.status': 9,
  'teamChat.statuses': 9,
  'teamChat.send': 15,
  'teamChat.edit': 15,
  'teamChat.remove': 15,
  'teamChat.markRead': 15,
};
