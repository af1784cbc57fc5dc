import { limits } from '@zuschlag/validation/limits';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts/draft.ts';

const keyOf = (chanceId: string) => `documentChat.${chanceId}`;
const askedKeyOf = (chanceId: string) => `documentChat.asked.${chanceId}`;

/** A question that this window keeps until it is asked: through a reload, and through the end of the session. */
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

/** A question on its way: asked again at the same place, it is the same question. */
export type AskedQuestion = { question: string; questionIndex: number };

/** The question whose answer this window waits for, so that a reload goes on waiting. */
export const askedQuestion = {
  read: (chanceId: string) => readDraft<AskedQuestion>(askedKeyOf(chanceId))?.values ?? null,
  keep: (chanceId: string, asked: AskedQuestion) => keepDraft(askedKeyOf(chanceId), asked, null),
  forget: (chanceId: string) => dropDraft(askedKeyOf(chanceId)),
};

/**
 * The place of the next question. A full conversation counts no further, so the second at which it is asked tells it from the
 * same question before: otherwise the server would take the two for one and repeat the old answer.
 * @param shown how many questions the conversation shows
 */
export function nextPlace(shown: number, now: number = Date.now()): number {
  return shown < limits.shownQuestions ? shown : limits.shownQuestions + (Math.floor(now / 1_000) % 900_000_000);
}
