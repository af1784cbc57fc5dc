import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { MessagesSquare } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

const UnreadMark = latePart(async () => (await withWords('overview', import('./unread-mark.tsx'))).UnreadMark);

export const teamChat: Feature = {
  id: 'team-chat',
  pages: [
    {
      to: '/tender/$tenderId/chat',
      label: msg`Chat`,
      icon: MessagesSquare,
      menu: 'chanceManage',
      position: 10,
      keywords: 'Nachrichten Unterhaltung messages talk',
      Mark: UnreadMark,
      prefetch: (utils, chanceId) => void utils.teamChat.status.prefetch({ entityId: chanceId, type: 'TENDER' }),
    },
  ],
};
