import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { SubmissionScreen } from '../../../../features/chance/submission/submission-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/submission')({
  beforeLoad: () => loadWords('approval'),
  component: SubmissionScreen,
});
