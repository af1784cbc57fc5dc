import { msg } from '@lingui/core/macro';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { CalendarPlus } from 'lucide-react';
import type { Feature } from '../../app/features/feature.ts';
import { withWords } from '../../app/features/with-words.ts';

export const calendar: Feature = {
  id: 'calendar',
  pages: [
    {
      to: '/profile/calendar',
      label: msg`Kalender abonnieren`,
      icon: CalendarPlus,
      menu: 'profile',
      keywords: 'ICS iCal Outlook Google Thunderbird Fristen subscribe',
    },
  ],
  chanceManage: [
    {
      id: 'calendar',
      label: () => msg`Kalender abonnieren`,
      icon: CalendarPlus,
      isOffered: () => true,
      Dialog: lazyOverlay(
        async () =>
          (await withWords('notifications', import('./chance-calendar-dialog.lazy.tsx'))).ChanceCalendarDialog,
      ),
    },
  ],
};
