import { createFileRoute } from '@tanstack/react-router';
import { SubmissionScreen } from '../../../../features/chance/submission/submission-screen.tsx';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/submission')({ component: SubmissionScreen });
