import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { expect, it } from 'vitest';
import { firstNew, messageGroups } from './message-groups.ts';
import { aMessage } from './testing/message.ts';

const at = (position: number, time: string, userId = 1): ChatMessage =>
  aMessage({ position, userId, createdAt: `2026-11-${time}:00.000Z` });
const shape = (messages: ChatMessage[], newFrom: number | null = null) =>
  messageGroups(messages, newFrom).map(({ messages: own, beginsDay, beginsNew, day }) => [
    own.map(({ position }) => position),
    ...(beginsDay ? [day] : []),
    ...(beginsNew ? ['new'] : []),
  ]);

it('groups what one person says within five minutes', () => {
  expect(shape([at(1, '20T09:00'), at(2, '20T09:04'), at(3, '20T09:12'), at(4, '20T09:13', 2)])).toEqual([
    [[1, 2], '2026-11-20'],
    [[3]],
    [[4]],
  ]);
});

it('begins a day at midnight in Berlin', () => {
  expect(shape([at(1, '20T22:59'), at(2, '20T23:01')])).toEqual([
    [[1], '2026-11-20'],
    [[2], '2026-11-21'],
  ]);
});

it('draws the line before the first message since the last visit', () => {
  expect(shape([at(1, '20T09:00'), at(2, '20T09:01')], 2)).toEqual([
    [[1], '2026-11-20'],
    [[2], 'new'],
  ]);
});

it('takes own and deleted messages for nothing new', () => {
  const deleted = { ...at(3, '20T09:02', 2), isDeleted: true };
  const messages = [at(1, '20T09:00', 2), at(2, '20T09:01', 1), deleted, at(4, '20T09:03', 2)];
  expect(firstNew(messages, 1, 1)).toBe(4);
  expect(firstNew(messages, 4, 1)).toBeNull();
});
