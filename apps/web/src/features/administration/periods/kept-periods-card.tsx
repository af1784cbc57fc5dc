import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { keptKinds } from '@zuschlag/validation/administration/periods';
import { trpc } from '../../../app/api/trpc.ts';
import { NotYetThere } from '../../../app/errors/not-yet-there.tsx';
import { KeptPeriodField } from './kept-period-field.tsx';

const labels = {
  questions: msg`Fragen an Dokumente`,
  notifications: msg`Erledigte Mitteilungen`,
  messages: msg`Nachrichten im Teamchat`,
};
const descriptions = {
  questions: msg`Mit ihren Antworten, ab dem Tag der Frage.`,
  notifications: msg`Ab dem Tag, an dem sie kamen. Was noch zu tun ist, bleibt.`,
  messages: msg`Nur in Chancen, die so lange gewonnen, verloren oder nicht geboten sind, und erst ab dem Tag der Nachricht. Dass jemand geschrieben hat, bleibt zu sehen.`,
};

/** How long the tenant keeps questions, notifications and messages. */
export function KeptPeriodsCard() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = trpc.administration.periods.read.useQuery();
  return (
    <Card label={t`Aufbewahrung`}>
      <CardHeader title={t`Aufbewahrung`} />
      <CardBody>
        <div className="grid gap-4">
          <p className="text-ink-2">{t`Was älter ist, löscht Zuschlag in der Nacht. Der Verlauf sagt, wie viel es war.`}</p>
          {data ? (
            keptKinds.map((kind) => (
              <KeptPeriodField
                key={kind}
                kind={kind}
                months={data[kind]}
                label={i18n._(labels[kind])}
                description={i18n._(descriptions[kind])}
                mayChange={data.mayChange}
              />
            ))
          ) : (
            <NotYetThere error={error} lines={3} onTryAgain={refetch} />
          )}
        </div>
      </CardBody>
    </Card>
  );
}
