import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { DeputiesScreen } from '../../../features/deputies/deputies-screen.tsx';

export const Route = createFileRoute('/_signed-in/profile/deputies')({
  beforeLoad: () => loadWords('approval'),
  component: DeputiesScreen,
});
