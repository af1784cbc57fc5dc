import { createFileRoute } from '@tanstack/react-router';
import { PasswordHelpScreen } from '../accounts/password-help-screen.tsx';

export const Route = createFileRoute('/reset-password')({ component: PasswordHelpScreen });
