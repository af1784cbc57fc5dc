import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { CalendarScreen } from '../../../features/calendar/calendar-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/calendar')({
  beforeLoad: () => loadWords('notifications'),
  component: CalendarScreen,
});
