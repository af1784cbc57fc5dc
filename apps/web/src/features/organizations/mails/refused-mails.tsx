import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { RefusalCause, RefusedMail } from '@zuschlag/validation/organizations/mails';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** A mail that is on its way again is refused again within a minute, or it has arrived. */
const lookAgainAfter = 60_000;

/** The addresses that take no mails, with the cause and what to do. */
export function RefusedMails() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data, error, refetch } = trpc.organizations.mails.refused.useQuery(undefined, {
    refetchInterval: lookAgainAfter,
  });
  const again = trpc.organizations.mails.sendAgain.useMutation({
    onSuccess: (mails) => {
      utils.organizations.mails.refused.setData(undefined, mails);
      toasts.success(t`Die E-Mail ist wieder unterwegs. Wird sie erneut abgewiesen, steht sie wieder hier.`);
    },
    onError: (failure) => {
      showError(failure);
      void refetch();
    },
  });
  const title = t`Abgewiesene E-Mails`;
  return (
    <Card label={title}>
      <CardHeader title={title} aside={data && data.length > 0 ? t`letzte 90 Tage` : undefined} />
      {error && !data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Liste konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : !data ? (
        <div role="status" aria-label={t`Die abgewiesenen E-Mails werden geladen`} className="p-4">
          <SkeletonText lines={3} />
        </div>
      ) : data.length === 0 ? (
        <p className="p-4 text-ink-2">{t`Keine. In den letzten 90 Tagen hat jede Adresse ihre E-Mails angenommen.`}</p>
      ) : (
        <ul>
          {data.map((mail) => (
            <RefusedLine
              key={mail.mailId}
              mail={mail}
              isPending={again.isPending && again.variables.mailId === mail.mailId}
              onAgain={() => again.mutate({ mailId: mail.mailId })}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function RefusedLine({ mail, isPending, onAgain }: { mail: RefusedMail; isPending: boolean; onAgain: () => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const words = useCauseWords()[mail.cause];
  const { recipient, person, organization, subject, answer, mailCount } = mail;
  const at = dateTime(mail.refusedAt);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <p className="break-words">
          <span className="font-medium">{person ?? recipient}</span>
          <span className="text-ink-3">{person ? ` · ${organization} · ${recipient}` : t` · kein Konto`}</span>
        </p>
        <p>
          <span className="font-medium text-danger-text">{words.what}</span> {words.toDo}
        </p>
        <p className="break-words text-12 text-ink-3">
          <Plural value={mailCount} one="Eine E-Mail" other="# E-Mails" />, {t`zuletzt „${subject}“ am ${at}`}
        </p>
        <p className="break-words text-12 text-ink-3">
          {t`Antwort des Mailservers:`} <code>{answer}</code>
        </p>
      </div>
      <Button size="small" isPending={isPending} aria-label={t`An ${recipient} erneut senden`} onPress={onAgain}>
        {t`Erneut senden`}
      </Button>
    </li>
  );
}

function useCauseWords(): { readonly [cause in RefusalCause]: { what: string; toDo: string } } {
  const { t } = useLingui();
  return {
    ADDRESS: {
      what: t`Die Adresse nimmt keine E-Mails an.`,
      toDo: t`Klären Sie mit der Person, ob sie stimmt; hat sie eine neue, braucht ihr Konto diese Adresse.`,
    },
    MAILBOX_FULL: {
      what: t`Das Postfach ist voll.`,
      toDo: t`Bitten Sie die Person, Platz zu schaffen, und senden Sie dann erneut.`,
    },
    TOO_LARGE: {
      what: t`Die E-Mail ist dem Empfänger zu groß.`,
      toDo: t`Die Datei liegt auch bei der Chance; sagen Sie der Person Bescheid.`,
    },
    BLOCKED: {
      what: t`Der Empfänger lässt den Absender nicht zu.`,
      toDo: t`Geben Sie die Antwort Ihrer IT: Meist fehlt ein Eintrag zu SPF oder DKIM, oder der Absender steht auf einer Sperrliste.`,
    },
    OTHER: {
      what: t`Der Mailserver hat die E-Mail abgewiesen.`,
      toDo: t`Geben Sie die Antwort Ihrer IT, und senden Sie danach erneut.`,
    },
  };
}
