import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { pageOfRoute, routePath } from '../app/features/pages.ts';
import { withWords } from '../app/features/with-words.ts';
import { holds } from '../app/session/rights.ts';
import { joinOpenTab, showPresence } from '../app/session/session-sharing.ts';
import { currentSession, dropSession } from '../app/session/session-store.ts';
import { startPath } from '../app/session/start-page.ts';
import { ShellSkeleton } from '../app/shell/shell-skeleton.tsx';
import { SignedInLayout } from '../app/shell/signed-in-layout.tsx';
import { features } from '../features/index.ts';

// Few people see it, and those once.
const SecondStepNeeded = latePart(async () => {
  const part = import('../features/accounts/second-step/second-step-needed.tsx');
  return (await withWords('settings', part)).SecondStepNeeded;
});

/** Everything behind the sign-in. Without a valid session what is left of an old one is cleared, except drafts. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ location, matches }) => {
    const session = currentSession() ?? (await joinOpenTab());
    if (!session) {
      dropSession();
      if (matches.at(-1)?.routeId === '/_signed-in/$') throw notFound();
      throw redirect({ to: '/login', search: { redirect: location.href } });
    }
    showPresence();
    // Their icons and words stay out of what the sign-in page loads.
    const [stated] = await Promise.all([import('../features/index.ts'), loadWords('signedIn')]);
    const page = pageOfRoute(stated.features, routePath(matches.at(-1)));
    const isOpen = !page?.right || page.to === startPath || holds(session.user, page.right);
    if (!isOpen) throw redirect({ to: page?.elsewhere ?? startPath, replace: true });
  },
  component: SignedIn,
  pendingComponent: ShellSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
  codeSplitGroupings: [['component'], ['errorComponent', 'notFoundComponent']],
});

function SignedIn() {
  return <SignedInLayout features={features} secondStepSetUp={SecondStepNeeded} />;
}
