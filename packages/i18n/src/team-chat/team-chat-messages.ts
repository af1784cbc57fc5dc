import type { teamChatErrors, teamChatFieldProblems } from '@zuschlag/validation/chance/team-chat/errors';
import type { FieldMessagesOf, MessagesOf } from '../messages/message.ts';

export const teamChatErrorMessages: MessagesOf<keyof typeof teamChatErrors> = {
  MESSAGE_STANDS: {
    de: 'Eine Nachricht lässt sich nur eine Stunde lang ändern und löschen. Schreiben Sie eine neue.',
    en: 'A message can be changed and deleted for one hour only. Write a new one.',
  },
};

export const teamChatFieldMessages: FieldMessagesOf<(typeof teamChatFieldProblems)[number]> = {
  UNKNOWN_PERSON: {
    de: 'Eine der erwähnten Personen sieht diese Chance nicht (mehr).',
    en: 'One of the people mentioned does not see this Chance (any more).',
  },
};
