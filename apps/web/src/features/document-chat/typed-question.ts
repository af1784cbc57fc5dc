import { dropDraft, keepDraft, readDraft } from '../../forms/drafts/draft.ts';

const keyOf = (chanceId: string) => `documentChat.${chanceId}`;

/** A question that this window keeps until it is answered: through a reload, and through the end of the session. */
export const typedQuestion = {
  read: (chanceId: string) => readDraft<{ text: string }>(keyOf(chanceId))?.values.text ?? '',
  keep: (chanceId: string, text: string) => {
    if (text.trim() === '') dropDraft(keyOf(chanceId));
    else keepDraft(keyOf(chanceId), { text }, null);
  },
  /** Forgets a question that was answered, but not the next one, typed during the call. */
  forget: (chanceId: string, answered: string) => {
    if (typedQuestion.read(chanceId).trim() === answered) dropDraft(keyOf(chanceId));
  },
};
