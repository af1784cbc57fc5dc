import { msg } from '@lingui/core/macro';
import { MessageCircleQuestion } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const documentChat: Feature = {
  id: 'document-chat',
  pages: [
    {
      to: '/tender/$tenderId/documentchat',
      label: msg`Dokumenten-Chat`,
      icon: MessageCircleQuestion,
      menu: 'chanceInformation',
      position: 15,
      keywords: 'Fragen Antworten Wissensbasis KI fragen ask questions answers documents',
    },
  ],
};
