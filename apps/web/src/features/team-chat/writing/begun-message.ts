import { keepDraft, readDraft } from '../../../forms/drafts/draft.ts';
import { nothingTyped, type Typed } from './typed-text.ts';

/** The key under which this tab keeps the message that is being written. */
export const messageKey = (chanceId: string) => `chat.${chanceId}`;

/** Adds a text to the message that this tab keeps for the chat of a Chance; it is sent by the person. */
export function addToMessage(chanceId: string, text: string): void {
  const { text: begun, marks } = readDraft<Typed>(messageKey(chanceId))?.values ?? nothingTyped;
  keepDraft(messageKey(chanceId), { text: begun.trim() === '' ? text : `${begun.trimEnd()}\n\n${text}`, marks }, null);
}
