import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { placeOfPrinted } from '@zuschlag/validation/chance/history/trail-place';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { TrailResult } from './trail-result.tsx';
import { useTrailCheck } from './use-trail-check.ts';

/** The check of the chain that covers the trail of the tenant: how long it is, whether it holds, which entry broke. */
export function TrailCheck() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { check, start, stop } = useTrailCheck();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const place = text.trim() === '' ? null : placeOfPrinted(text);
    const isUnreadable = text.trim() !== '' && place === null;
    setIsWrong(isUnreadable);
    if (!isUnreadable) void start(place);
  }

  const isRunning = check?.phase === 'running';
  const reached = number(check?.verdict?.checked.position ?? check?.from ?? 0);
  const all = number(check?.verdict?.head.position ?? 0);
  return (
    <section aria-label={t`Verlauf prüfen`} className="grid gap-4 border-t pt-4">
      <div className="grid gap-1">
        <h2 className="font-semibold text-16">{t`Verlauf prüfen`}</h2>
        <p className="max-w-[68ch] text-ink-2">
          {t`Jeder Eintrag und jede Entscheidung trägt eine Prüfsumme, in die alle Einträge davor eingehen. Wer nachträglich etwas ändert, löscht oder einschiebt, bricht diese Kette.`}
        </p>
      </div>
      <Card label={t`Prüfung`}>
        <CardHeader title={t`Prüfung`} />
        <form className="grid gap-4 p-4" onSubmit={submit} noValidate>
          <ChainEnd />
          <TextField
            label={t`Ab Stelle`}
            value={text}
            onChange={(value) => {
              setText(value);
              setIsWrong(false);
            }}
            placeholder={t`Ganze Kette`}
            description={t`Nur wenn Sie einen Ausdruck vergleichen: Die Stelle steht am Fuß jeder Kurzfassung und im Nachweis der offenen Kalkulation.`}
            errorMessage={
              isWrong
                ? t`So ist die Stelle nicht lesbar. Sie besteht aus einer Zahl, einem Doppelpunkt und 64 Zeichen.`
                : undefined
            }
            autoComplete="off"
          />
          <div className="flex flex-wrap items-center gap-3">
            {isRunning ? (
              <>
                <div className="min-w-0 flex-1 basis-72">
                  <ProgressBar
                    label={t`Die Kette wird geprüft`}
                    value={check.verdict?.checked.position}
                    max={check.verdict?.head.position}
                    valueText={check.verdict ? t`${reached} von ${all}` : undefined}
                  />
                </div>
                <Button onPress={stop}>{t`Abbrechen`}</Button>
              </>
            ) : (
              <Button type="submit" variant="primary" icon={<ShieldCheck />}>
                {check ? t`Erneut prüfen` : t`Jetzt prüfen`}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {check?.phase === 'failed' ? <ErrorNote>{errorMessage(check.error)}</ErrorNote> : null}
      {check?.phase === 'done' ? <TrailResult {...check} /> : null}
    </section>
  );
}

/** How many entries the chain covers now. */
function ChainEnd() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { data, error } = trpc.history.chain.head.useQuery();
  if (error && !data) return <ErrorNote>{errorMessage(error)}</ErrorNote>;
  if (!data) return <Skeleton width={220} />;
  if (data.position === 0) return <p className="text-ink-2">{t`Die Kette hat noch keinen Eintrag.`}</p>;
  const count = number(data.position);
  return (
    <div className="grid gap-1">
      <p>
        <span className="tnum font-semibold text-16">{count}</span>{' '}
        <span className="text-ink-2">{t`Einträge in der Kette`}</span>
      </p>
      <p className="text-12 text-ink-3">
        {t`Letzte Prüfsumme`} <code className="break-all">{data.hash}</code>
      </p>
    </div>
  );
}
