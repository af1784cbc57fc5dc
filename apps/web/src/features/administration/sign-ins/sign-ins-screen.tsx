import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card } from '@zuschlag/ui/layout/card';
import type { SignIn } from '@zuschlag/validation/administration/sign-ins';
import { LogOut } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { NotYetThere } from '../../../app/errors/not-yet-there.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { deviceOf } from './device.ts';

/** Where the signed-in user is signed in; each can be ended from here. */
export function SignInsScreen() {
  const { t } = useLingui();
  const title = t`Anmeldungen`;
  useDocumentTitle(title);
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data, error, refetch } = trpc.administration.signIns.list.useQuery();
  const settled = {
    onSuccess: (left: { signIns: SignIn[] }) => utils.administration.signIns.list.setData(undefined, left),
    onError: (failure: unknown) => {
      showError(failure);
      void utils.administration.signIns.invalidate();
    },
  };
  const end = trpc.administration.signIns.end.useMutation(settled);
  const endOthers = trpc.administration.signIns.endOthers.useMutation(settled);
  const signIns = data?.signIns ?? [];
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-20">{title}</h1>
          <p className="max-w-[68ch] text-pretty text-ink-2">
            {t`Hier sind Sie gerade angemeldet. Beenden Sie, was Sie nicht kennen oder nicht mehr brauchen.`}
          </p>
        </div>
        {signIns.length > 1 ? (
          <Button
            icon={<LogOut />}
            isPending={endOthers.isPending}
            onPress={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => toasts.success(t`Alle anderen Anmeldungen sind beendet.`),
              })
            }
          >
            {t`Alle anderen beenden`}
          </Button>
        ) : null}
      </header>
      <Card label={title}>
        {data ? (
          <ul className="divide-y">
            {signIns.map((one) => (
              <SignInLine
                key={one.id}
                signIn={one}
                isPending={end.isPending && end.variables.id === one.id}
                onEnd={() =>
                  end.mutate({ id: one.id }, { onSuccess: () => toasts.success(t`Die Anmeldung ist beendet.`) })
                }
              />
            ))}
          </ul>
        ) : (
          <div className="grid gap-3 p-4">
            <NotYetThere error={error} lines={3} onTryAgain={refetch} />
          </div>
        )}
      </Card>
    </div>
  );
}

function SignInLine({ signIn, isPending, onEnd }: { signIn: SignIn; isPending: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const device = deviceOf(signIn.userAgent) ?? t`Unbekanntes Gerät`;
  const began = dateTime(signIn.createdAt);
  const used = dateTime(signIn.lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium" title={signIn.userAgent ?? undefined}>
          {device}
          {signIn.isThis ? <Badge>{t`Diese Anmeldung`}</Badge> : null}
        </p>
        <p className="text-12 text-ink-3">{t`Angemeldet am ${began} · zuletzt benutzt am ${used}`}</p>
      </div>
      {signIn.isThis ? null : (
        <Button size="small" isPending={isPending} onPress={onEnd} aria-label={t`Anmeldung mit ${device} beenden`}>
          {t`Beenden`}
        </Button>
      )}
    </li>
  );
}
