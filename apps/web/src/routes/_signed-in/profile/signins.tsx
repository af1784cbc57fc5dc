import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { SignInsScreen } from '../../../features/administration/sign-ins/sign-ins-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/signins')({
  beforeLoad: () => loadWords('settings'),
  component: SignInsScreen,
});
