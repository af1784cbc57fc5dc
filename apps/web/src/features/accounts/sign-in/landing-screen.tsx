import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui/actions/button';
import { ArrowRight } from 'lucide-react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { PublicFrame } from './public-frame.tsx';

/** The public front door. */
export function LandingScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Willkommen`);
  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="text-balance font-semibold text-28 tracking-[-0.02em]">
          <Trans>Bid-Management für Sicherheitsdienste</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            Von der Ausschreibung über die Kalkulation bis zum Zuschlag: alles an einem Ort, jede Zahl nachvollziehbar.
          </Trans>
        </p>
        <LinkButton href={pathTo({ to: '/login' })} variant="primary" isWide end={<ArrowRight />}>
          <Trans>Zur Anwendung</Trans>
        </LinkButton>
      </div>
    </PublicFrame>
  );
}
