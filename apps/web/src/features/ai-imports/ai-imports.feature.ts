import { msg } from '@lingui/core/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { FileInput } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

export const aiImports: Feature = {
  id: 'aiImports',
  pages: [],
  newEntries: [
    {
      id: 'aiImport',
      label: msg`KI-Import`,
      icon: FileInput,
      right: 'CREATE_CHANCE',
      Dialog: lazyOverlay(async () => (await withWords('overview', import('./start/import-dialog.tsx'))).ImportDialog),
    },
  ],
  headerParts: [
    {
      id: 'imports',
      Part: latePart(async () => (await withWords('overview', import('./centre/imports-button.tsx'))).ImportsButton),
    },
  ],
};
