import { expect, it } from 'vitest';
import { blockInput, blockOf, firstBlocks } from './chat-blocks.ts';

it.each([
  [0, 0],
  [1, 0],
  [50, 0],
  [51, 1],
  [101, 2],
])('position %i is in block %i', (position, block) => {
  expect(blockOf(position)).toBe(block);
});

it('asks for the positions of a block', () => {
  expect(blockInput('c1', 2)).toEqual({ entityId: 'c1', type: 'TENDER', after: 100, first: 50 });
});

it.each([
  ['an empty chat', { lastPosition: 0, readPosition: 0, unreadMessages: 0 }, { from: 0, to: 0 }],
  ['a chat that is read to its end', { lastPosition: 230, readPosition: 230, unreadMessages: 0 }, { from: 3, to: 4 }],
  ['a chat with few unread messages', { lastPosition: 230, readPosition: 225, unreadMessages: 5 }, { from: 3, to: 4 }],
  [
    'a chat with many unread messages',
    { lastPosition: 900, readPosition: 120, unreadMessages: 700 },
    { from: 1, to: 3 },
  ],
  ['a chat that was never read', { lastPosition: 900, readPosition: 0, unreadMessages: 900 }, { from: 0, to: 1 }],
])('%s opens with the blocks around what is new', (_, ends, range) => {
  expect(firstBlocks(ends)).toEqual(range);
});
