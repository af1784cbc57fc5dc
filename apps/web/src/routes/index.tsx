import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../accounts/landing-screen.tsx';

export const Route = createFileRoute('/')({ component: LandingScreen });
