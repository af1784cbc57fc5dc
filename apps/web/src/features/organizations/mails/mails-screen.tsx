import { useLingui } from '@lingui/react/macro';
import { Switch } from '@zuschlag/ui/choices/switch';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { RefusedMails } from './refused-mails.tsx';

/** What mails of the tenant may say, and the mails that did not arrive. */
export function MailsScreen() {
  const { t } = useLingui();
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`E-Mails`}
        description={t`Was in E-Mails stehen darf, und welche der Mailserver des Empfängers nicht annimmt. Welche E-Mails eine Person bekommt, stellt sie selbst in ihrem Profil ein.`}
      />
      <Card label={t`Inhalt`}>
        <CardHeader title={t`Inhalt`} />
        <div className="p-4">
          <MarginSwitch />
        </div>
      </Card>
      <RefusedMails />
    </div>
  );
}

function MarginSwitch() {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data, error } = trpc.organizations.mails.settings.useQuery();
  const change = trpc.organizations.mails.changeSettings.useMutation({
    onSuccess: (settings) => {
      utils.organizations.mails.settings.setData(undefined, settings);
      toasts.success(settings.marginInMails ? t`E-Mails nennen die Marge.` : t`E-Mails nennen die Marge nicht mehr.`);
    },
    onError: (failure) => {
      showError(failure);
      void utils.organizations.mails.settings.invalidate();
    },
  });
  if (error && !data) return <ErrorNote>{errorMessage(error)}</ErrorNote>;
  if (!data) return <Skeleton width={260} />;
  const at = dateTime(data.changed?.at);
  const person = data.changed?.person ?? t`einer unbekannten Person`;
  return (
    <div className="grid gap-2">
      <Switch
        label={t`Marge in E-Mails nennen`}
        value={change.isPending ? change.variables.marginInMails : data.marginInMails}
        isDisabled={!data.mayChange}
        reason={t`Ändern können es die Manager der Hauptgesellschaft.`}
        description={t`E-Mails zur Margenfreigabe nennen dann die Marge in Klammern. In der Glocke und auf den Seiten steht sie immer.`}
        onChange={(marginInMails) => change.mutate({ marginInMails })}
      />
      {data.changed ? <p className="text-12 text-ink-3">{t`Zuletzt geändert am ${at} von ${person}`}</p> : null}
    </div>
  );
}
