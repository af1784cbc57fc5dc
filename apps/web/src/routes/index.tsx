import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../features/accounts/sign-in/landing-screen.tsx';

export const Route = createFileRoute('/')({ component: LandingScreen });
