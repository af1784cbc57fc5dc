import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../app/shell/document-title.tsx';
import { DeputyForm } from './deputy-form.tsx';
import { DeputyLine } from './deputy-line.tsx';

/** Who decides for people who are away, now and later, and the form that names a deputy. */
export function DeputiesScreen() {
  const { t } = useLingui();
  const title = t`Vertretungen`;
  useDocumentTitle(title);
  const { data, error, refetch } = trpc.deputies.overview.useQuery();
  return (
    <div className="grid w-full max-w-[60rem] gap-4 p-6 max-sm:p-4">
      <header>
        <h1 className="font-semibold text-20">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">
          {t`Wer eine abwesende Person vertritt, wird mit ihr gefragt und entscheidet mit deren Recht. Im Verlauf stehen beide Namen.`}
        </p>
      </header>
      {error && !data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Vertretungen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : data === undefined ? (
        <SkeletonText lines={8} />
      ) : (
        <>
          <Card label={t`Jetzt und später`}>
            <CardHeader title={t`Jetzt und später`} />
            {data.deputies.length === 0 ? (
              <p className="px-4 py-3 text-ink-2">{t`Niemand wird vertreten.`}</p>
            ) : (
              <ul className="grid">
                {data.deputies.map((deputy) => (
                  <DeputyLine key={deputy.id} deputy={deputy} />
                ))}
              </ul>
            )}
          </Card>
          {data.people.some(({ mayBeAway }) => mayBeAway) ? (
            <DeputyForm people={data.people} />
          ) : (
            <p className="text-ink-2">{t`Vertreten lassen sich Personen, die entscheiden: Editoren und Manager.`}</p>
          )}
        </>
      )}
    </div>
  );
}
