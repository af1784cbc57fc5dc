import { msg } from '@lingui/core/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { AlignLeft, FileText, Info, LayoutList, Plus, Send, Zap } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { findChances } from './list/find-chances.ts';
import { FoundChance } from './list/found-chance.tsx';
import { manageEntries } from './workspace/manage-entries.tsx';

const SubmissionAct = latePart(async () => (await import('./next-step/submission-act.tsx')).SubmissionAct);

export const chance: Feature = {
  id: 'chance',
  pages: [
    {
      to: '/tender/all',
      covers: '/tender',
      label: msg`Chancen`,
      icon: LayoutList,
      menu: 'main',
      right: 'SEE_CHANCES',
    },
    { to: '/tender/new', label: msg`Neue Chance`, icon: Plus, menu: 'new', right: 'CREATE_CHANCE' },
    { to: '/tender/newquickchance', label: msg`Schnell-Chance`, icon: Zap, menu: 'new', right: 'CREATE_CHANCE' },
    { to: '/tender/$tenderId/details', label: msg`Details`, icon: Info, menu: 'chanceInformation' },
    {
      to: '/tender/$tenderId/executivesummary',
      label: msg`Zusammenfassung`,
      icon: AlignLeft,
      menu: 'chanceInformation',
    },
    { to: '/tender/$tenderId/submission', label: msg`Einreichung`, icon: Send, menu: 'chanceProgress', position: 40 },
  ],
  chanceManage: manageEntries,
  chanceActs: [
    { act: 'submit', Part: SubmissionAct },
    { act: 'declareOutcome', Part: SubmissionAct },
  ],
  search: {
    title: msg`Chancen`,
    titleAtFirst: msg`Als Nächstes fällig`,
    icon: FileText,
    find: findChances,
    Aside: FoundChance,
  },
};
