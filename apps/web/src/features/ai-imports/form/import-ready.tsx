import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { isAtWork } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { CircleAlert, CloudOff, FileCheck, FileInput, FileX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { PageSkeleton } from '../../../app/shell/page-skeleton.tsx';
import { useProblemText } from '../centre/use-problem-text.ts';

const POLL_MS = 5_000;
const link = 'font-medium text-accent-text hover:underline focus-visible:ring-focus';

/** Shows the form of an import once there is something to fill it with; before that, and otherwise, it says how it stands. */
export function ImportReady({ importId, children }: { importId: string; children: (imported: AiImport) => ReactNode }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  // The form keeps what is typed when another person removes the import or creates a Chance from it; the server then refuses.
  const [ready, setReady] = useState<AiImport | null>(null);
  const { data, error, refetch } = trpc.aiImports.get.useQuery(
    { aiImportId: importId },
    {
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? POLL_MS : false),
      // What the form begins with does not change under it.
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  if (ready) return children(ready);
  if (!data) {
    if (!error) return <PageSkeleton path="/tender/new" />;
    const isGone = failureOf(error).code === 'NOT_FOUND';
    return (
      <Whole>
        <EmptyState
          icon={isGone ? <FileX /> : <CloudOff />}
          title={isGone ? t`Diesen Import gibt es nicht mehr` : t`Der Import konnte nicht geladen werden`}
          text={isGone ? t`Er wurde entfernt oder gehört zu einer anderen Gesellschaft.` : errorMessage(error)}
          action={
            isGone ? (
              <Link to="/tender/new" className={link}>{t`Neue Chance ohne Import`}</Link>
            ) : (
              <Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
            )
          }
        />
      </Whole>
    );
  }
  if (data.chanceId)
    return (
      <Whole>
        <EmptyState
          icon={<FileCheck />}
          title={t`Dieser Import ist schon in einer Chance`}
          action={
            <Link to="/tender/$tenderId" params={{ tenderId: data.chanceId }} className={link}>
              {t`Zur Chance`}
            </Link>
          }
        />
      </Whole>
    );
  if (data.problem)
    return (
      <Whole>
        <EmptyState
          icon={<CircleAlert />}
          title={t`Der Import ist gescheitert`}
          text={problemText(data.problem)}
          action={<Link to="/tender/new" className={link}>{t`Neue Chance ohne Import`}</Link>}
        />
      </Whole>
    );
  if (data.status !== 'SUCCESS')
    return (
      <Whole>
        <EmptyState
          icon={<FileInput />}
          title={t`Der Import läuft noch`}
          text={t`Das Formular öffnet sich von selbst, sobald alles gelesen ist.`}
          action={
            <div className="w-64">
              <ProgressBar
                label={t`Fortschritt`}
                isLabelHidden
                value={data.percent}
                valueText={`${data.percent}\u00a0%`}
              />
            </div>
          }
        />
      </Whole>
    );
  setReady(data);
  return null;
}

function Whole({ children }: { children: ReactNode }) {
  return <div className="grid min-h-[50dvh] place-items-center">{children}</div>;
}
