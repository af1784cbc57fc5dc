import { createFileRoute } from '@tanstack/react-router';
import { PasswordHelpScreen } from '../features/accounts/sign-in/password-help-screen.tsx';

export const Route = createFileRoute('/reset-password')({ component: PasswordHelpScreen });
