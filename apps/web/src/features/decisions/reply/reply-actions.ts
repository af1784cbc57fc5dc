import type { VerdictTone } from '../verdict.tsx';

/** One of what a participant may do now. */
export type ReplyAction<Id extends string> = {
  id: Id;
  label: string;
  /** what would stand afterwards */
  outcome?: { tone: VerdictTone; text: string };
  /** why it needs a comment, as a sentence; left out, the comment is optional, or all there is */
  commentReason?: string;
  /** the comment itself is sent, so an empty one is only a slip */
  isComment?: boolean;
  /** asked before it is sent, because it ends the group */
  question?: { title: string; text: string };
  placeholder: string;
  sendLabel: string;
};

/**
 * What is chosen among the actions of now. After a vote there is less to choose from: a choice that is gone counts no
 * longer, and a single action needs no choosing.
 */
export function chosenAction<Id extends string>(
  actions: readonly ReplyAction<Id>[],
  id: string,
): ReplyAction<Id> | null {
  return actions.find((action) => action.id === id) ?? (actions.length === 1 ? (actions[0] ?? null) : null);
}
