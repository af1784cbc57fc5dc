import { createFileRoute } from '@tanstack/react-router';
import { MailsScreen } from '../../../features/organizations/mails/mails-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/mails')({ component: MailsScreen });
