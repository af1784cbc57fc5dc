import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';

/** A message of another person, unless a test says otherwise. */
export function aMessage(parts: Partial<ChatMessage> = {}): ChatMessage {
  const { position = 1, userId = 8, createdAt = '2026-11-20T09:15:00.000Z' } = parts;
  return {
    ...{ id: `m${position}`, userId, entityId: 'c1', type: 'TENDER', position, text: `Nachricht ${position}` },
    ...{ mentions: [], links: [], isEdited: false, isDeleted: false, changeableUntil: null },
    ...{ createdAt, updatedAt: createdAt },
    user: {
      ...{ id: userId, firstname: 'Heike', lastname: 'Petersen', picture: null },
      ...{ organizationId: 2, organization: 'TW Nord' },
    },
    ...parts,
  };
}
