import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';

/** Messages of one person in a row, close in time, on one day. */
export type MessageGroup = {
  key: string;
  day: string;
  /** the first of its day on screen */
  beginsDay: boolean;
  /** the messages from here on came since the last visit */
  beginsNew: boolean;
  messages: readonly ChatMessage[];
};

const closeMs = 5 * 60_000;

/** @param newFrom the position of the first message since the last visit; null: nothing is new */
export function messageGroups(messages: readonly ChatMessage[], newFrom: number | null): MessageGroup[] {
  const groups: (MessageGroup & { messages: ChatMessage[] })[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    const day = berlinDayOf(new Date(message.createdAt));
    const beginsNew = message.position === newFrom;
    if (group && before && group.day === day && !beginsNew && follows(before, message)) {
      group.messages.push(message);
      continue;
    }
    groups.push({ key: message.id, day, beginsDay: group?.day !== day, beginsNew, messages: [message] });
  }
  return groups;
}

/** The first message of another person behind a position; null without one. */
export function firstNew(messages: readonly ChatMessage[], readPosition: number, userId: number): number | null {
  const found = messages.find((one) => one.position > readPosition && one.userId !== userId && !one.isDeleted);
  return found?.position ?? null;
}

function follows(before: ChatMessage, message: ChatMessage): boolean {
  return before.userId === message.userId && Date.parse(message.createdAt) - Date.parse(before.createdAt) <= closeMs;
}
