import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Files } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

export const documents: Feature = {
  id: 'documents',
  newChanceFiles: {
    Part: latePart(
      async () => (await withWords('overview', import('./uploads/new-chance-documents.tsx'))).NewChanceDocuments,
    ),
  },
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
