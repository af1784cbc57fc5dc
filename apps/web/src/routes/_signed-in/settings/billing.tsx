import { createFileRoute } from '@tanstack/react-router';
import { BillingScreen } from '../../../features/billing/own/billing-screen.tsx';

export const Route = createFileRoute('/_signed-in/settings/billing')({ component: BillingScreen });
