import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Switch } from '@zuschlag/ui/choices/switch';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { ModelSettings } from '@zuschlag/validation/document-chat/model-settings';
import { CloudOff } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Whether a model words the answers of the document chat, what leaves the house then, and what it has cost this month. */
export function ModelScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.documentChat.model.settings.useQuery();
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Modell im Dokumenten-Chat`}
        description={t`Der Dokumenten-Chat antwortet mit Sätzen aus den Dokumenten. Ein Sprachmodell kann sie zusammenfassen; was die gefundenen Stellen nicht belegen, wird verworfen.`}
      />
      {data ? (
        <>
          <Card label={t`Modell`}>
            <CardHeader title={t`Modell`} />
            <div className="p-4">
              <ModelSwitch settings={data} />
            </div>
          </Card>
          <Card label={t`Verbrauch`}>
            <CardHeader title={t`Verbrauch`} />
            <div className="p-4">
              <Usage settings={data} />
            </div>
          </Card>
        </>
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Einstellungen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <div role="status" aria-label={t`Die Einstellungen werden geladen`}>
          <SkeletonText lines={4} />
        </div>
      )}
    </div>
  );
}

function ModelSwitch({ settings: { isOn, mayChange, endpoint, changed } }: { settings: ModelSettings }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const change = trpc.documentChat.model.changeSettings.useMutation({
    onSuccess: (settings) => {
      utils.documentChat.model.settings.setData(undefined, settings);
      toasts.success(settings.isOn ? t`Das Modell wird gefragt.` : t`Das Modell wird nicht mehr gefragt.`);
    },
    onError: (failure) => {
      showError(failure);
      void utils.documentChat.model.settings.invalidate();
    },
  });
  const at = dateTime(changed?.at);
  const person = changed?.person ?? t`einer unbekannten Person`;
  const name = endpoint?.name ?? '';
  const host = endpoint?.host ?? '';
  return (
    <div className="grid gap-4">
      <Switch
        label={t`Antworten vom Modell formulieren lassen`}
        value={change.isPending ? change.variables.modelAnswers : isOn}
        // What was on stays a choice when the operator has taken the model away.
        isDisabled={!mayChange || (endpoint === null && !isOn)}
        reason={
          endpoint === null
            ? t`Der Betreiber hat kein Modell eingerichtet.`
            : t`Ändern können es die Manager der Hauptgesellschaft.`
        }
        onChange={(modelAnswers) => change.mutate({ modelAnswers })}
      />
      {endpoint ? (
        <div className="grid gap-1 border-warn-text border-l-2 pl-3 text-ink-2">
          <p className="font-medium text-ink">{t`Was das Haus verlässt`}</p>
          <p className="break-words">
            {t`Eingeschaltet gehen mit jeder Frage die Frage, die gefundenen Sätze der Dokumente und deren Überschriften an ${host} (Modell ${name}).`}
          </p>
          <p>{t`Nicht gesendet werden Dateinamen, Namen der Personen, die fragen, und die übrigen Teile der Dokumente. Wird nichts gefunden, wird nichts gesendet.`}</p>
        </div>
      ) : isOn ? (
        <p className="text-ink-2">{t`Der Betreiber hat kein Modell eingerichtet.`}</p>
      ) : null}
      {changed ? <p className="text-12 text-ink-3">{t`Zuletzt geändert am ${at} von ${person}`}</p> : null}
    </div>
  );
}

function Usage({ settings: { month, tokensUsed, tokensAtMost, calls } }: { settings: ModelSettings }) {
  const { t } = useLingui();
  const format = useFormat();
  const used = format.number(tokensUsed);
  const most = format.number(tokensAtMost);
  const isUsedUp = tokensAtMost !== null && tokensUsed >= tokensAtMost;
  const rows = [
    { label: t`Monat`, value: format.month(month) },
    { label: t`Tokens`, value: tokensAtMost === null ? used : t`${used} von ${most}` },
    { label: t`Aufrufe`, value: format.number(calls) },
  ];
  return (
    <div className="grid gap-3">
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1.5">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tnum text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`text-12 ${isUsedUp ? 'text-warn-text' : 'text-ink-3'}`}>
        {isUsedUp
          ? t`Die Tokens dieses Monats sind verbraucht. Der Chat antwortet mit Sätzen aus den Dokumenten.`
          : t`Die Grenze legt der Betreiber fest. Ist sie erreicht, antwortet der Chat mit Sätzen aus den Dokumenten.`}
      </p>
    </div>
  );
}
