import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Switch } from '@zuschlag/ui/choices/switch';
import { TimeField } from '@zuschlag/ui/dates/time-field';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type {
  ChangeNotificationSettings,
  NotificationSettings,
} from '@zuschlag/validation/notifications/notifications';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../app/shell/document-title.tsx';
import { KindChoices } from './kind-choices.tsx';

/** What the user is notified of, in the bell and by mail, and when mails may come. Each change is saved at once. */
export function NotificationSettingsScreen() {
  const { t } = useLingui();
  const title = t`Mitteilungen einstellen`;
  useDocumentTitle(title);
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data, error, refetch } = trpc.notifications.settings.useQuery();
  const change = trpc.notifications.changeSettings.useMutation({
    onSuccess: (settings) => utils.notifications.settings.setData(undefined, settings),
    onError: (failure) => {
      showError(failure);
      void utils.notifications.settings.invalidate();
    },
  });
  return (
    <div className="grid w-full max-w-[60rem] gap-4 p-6 max-sm:p-4">
      <header>
        <h1 className="font-semibold text-20">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">
          {t`Was auf Ihre Handlung wartet, steht immer in der Glocke. Alles andere wählen Sie.`}
        </p>
      </header>
      {error && !data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Einstellungen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : data === undefined ? (
        <SkeletonText lines={8} />
      ) : (
        <>
          <Times settings={data} onChange={(part) => change.mutate(part)} />
          <KindChoices choices={data.choices} onChange={(choice) => change.mutate({ choices: [choice] })} />
        </>
      )}
    </div>
  );
}

type Change = (part: ChangeNotificationSettings) => void;
const usual = { from: '20:00', to: '07:00' };

function Times({ settings, onChange }: { settings: NotificationSettings; onChange: Change }) {
  const { t } = useLingui();
  const { quietHours, hasDigest } = settings;
  const [times, setTimes] = useState(quietHours ?? usual);
  const set = (part: Partial<typeof usual>) => {
    const next = { ...times, ...part };
    setTimes(next);
    onChange({ quietHours: next });
  };
  return (
    <Card label={t`Zeiten der E-Mails`}>
      <CardHeader title={t`Zeiten der E-Mails`} />
      <div className="grid gap-4 p-4">
        <Switch
          label={t`Tägliche E-Mail um 07:30 Uhr`}
          description={t`Fasst zusammen, was seit gestern geschehen ist. Ohne Neuigkeiten kommt keine.`}
          value={hasDigest}
          onChange={(isOn) => onChange({ hasDigest: isOn })}
        />
        <Switch
          label={t`Ruhezeit`}
          description={t`In dieser Zeit kommen keine E-Mails; danach kommt, was sich angesammelt hat.`}
          value={quietHours !== null}
          onChange={(isOn) => onChange(isOn ? { quietHours: times } : { hasNoQuietHours: true })}
        />
        {quietHours ? (
          <div className="flex flex-wrap gap-4">
            <TimeField label={t`Von`} value={times.from} onChange={(from) => from && set({ from })} />
            <TimeField label={t`Bis`} value={times.to} onChange={(to) => to && set({ to })} />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
