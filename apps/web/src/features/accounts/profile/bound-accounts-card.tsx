import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { BoundAccounts } from '@zuschlag/validation/accounts/bound-accounts';
import { useState } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

type Bound = BoundAccounts['accounts'][number];

/** The accounts at providers that sign the person in; a person without one sees no card. */
export function BoundAccountsCard() {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const utils = trpc.useUtils();
  const { providers } = useClientConfig();
  const { data, error, refetch } = trpc.accounts.boundAccounts.list.useQuery();
  const [asked, setAsked] = useState<Bound['provider'] | null>(null);
  const end = trpc.accounts.boundAccounts.end.useMutation({
    onSuccess: (left) => {
      utils.accounts.boundAccounts.list.setData(undefined, left);
      setAsked(null);
      toasts.success(t`Das Konto meldet Sie nicht mehr an.`);
    },
    onError: () => void utils.accounts.boundAccounts.list.invalidate(),
  });
  const usual = { google: 'Google', microsoft: 'Microsoft', oidc: 'SSO' };
  const nameOf = (key: Bound['provider']) => providers?.find((one) => one.key === key)?.name ?? usual[key];
  const name = asked && nameOf(asked);
  if (data?.accounts.length === 0 || (!data && !error)) return null;
  return (
    <Card label={t`Anmeldedienste`}>
      <CardHeader title={t`Anmeldedienste`} />
      {data ? (
        <ul className="divide-y">
          {data.accounts.map(({ provider, boundAt }) => {
            const since = dateTime(boundAt);
            const of = nameOf(provider);
            return (
              <li key={provider} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium">{of}</p>
                  <p className="text-12 text-ink-3">{t`Meldet Sie seit ${since} an`}</p>
                </div>
                <Button
                  size="small"
                  isDisabled={!data.mayEnd}
                  reason={t`Ohne Passwort ist dieses Konto Ihr einziger Weg hinein.`}
                  aria-label={t`Konto bei ${of} lösen`}
                  onPress={() => setAsked(provider)}
                >
                  {t`Lösen`}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : (
        <div className="grid gap-3 p-4">
          <ErrorNote>{error ? errorMessage(error) : null}</ErrorNote>
          <div>
            <Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        title={t`Konto bei ${name} lösen?`}
        text={t`Danach melden Sie sich mit Ihrem Passwort an. Wieder verbinden lässt sich das Konto nicht. Offene Anmeldungen beenden Sie unter „Anmeldungen“.`}
        confirmLabel={t`Lösen`}
        cancelLabel={t`Abbrechen`}
        danger
        isOpen={asked !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
        isPending={end.isPending}
        onConfirm={() => asked && end.mutateAsync({ provider: asked })}
      >
        {end.error ? <ErrorNote>{errorMessage(end.error)}</ErrorNote> : null}
      </ConfirmDialog>
    </Card>
  );
}
