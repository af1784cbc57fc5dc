import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../app/root/not-found-screen.tsx';

/** An address without a page, for signed-in users: header and menu stay. */
export const Route = createFileRoute('/_signed-in/$')({ component: NotFoundPage });
