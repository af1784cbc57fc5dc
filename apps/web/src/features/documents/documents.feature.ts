import { msg } from '@lingui/core/macro';
import { Files } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';

export const documents: Feature = {
  id: 'documents',
  pages: [
    {
      to: '/tender/$tenderId/documents',
      label: msg`Dokumente`,
      icon: Files,
      menu: 'chanceInformation',
      position: 10,
      prefetch: (utils, chanceId) => void utils.documents.ofChance.prefetch({ chanceId }),
      keywords: 'Dateien Unterlagen Anlagen PDF Leistungsbeschreibung Vertrag documents files attachments',
    },
  ],
};
