import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardHeader } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Check, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlausibilityText } from '../../form/use-plausibility-text.ts';
import { OutdatedRatesList } from '../../price/outdated-rates-list.tsx';
import { WarningsList } from '../../price/warnings-list.tsx';
import type { CheckId, CheckState } from './checklist.ts';
import { useChecks } from './use-checks.ts';

/** What the product has checked itself before the offer goes out; a tick, or what deserves a look. */
export function ChecklistCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { checks, hints, warnings, changedRates, openProofs, refetch } = useChecks(chance);
  const textOf = usePlausibilityText();
  const count = (wanted: CheckState) => checks.filter(({ state }) => state === wanted).length;
  const open = count('attention');
  const isFailed = count('failed') > 0;
  const isAwaited = count('wait') > 0;
  const words: Record<CheckId, { ok: string; attention: string; more?: ReactNode }> = {
    approved: {
      ok: t`Die freigegebenen Zahlen sind unverändert`,
      attention: t`Die Zahlen sind nicht die freigegebenen`,
    },
    deadline: { ok: t`Die Abgabefrist läuft noch`, attention: t`Die Abgabefrist ist vorbei` },
    criteria: {
      ok: t`Zuschlagskriterien sind vollständig`,
      attention: t`Zuschlagskriterien fehlen oder ergeben nicht 100 %`,
    },
    destination: {
      ok: t`Vergabestelle und Plattform sind eingetragen`,
      attention: t`Vergabestelle oder Plattform fehlt`,
    },
    proofs: {
      ok: t`Keine offenen Nachweise`,
      attention: plural(openProofs.length, { one: '# Nachweis ist noch offen', other: '# Nachweise sind noch offen' }),
      more: (
        <ul className="grid gap-0.5">
          {openProofs.map(({ id, label }) => (
            <li key={id} className="break-words">
              {label}
            </li>
          ))}
        </ul>
      ),
    },
    warnings: {
      ok: t`Keine Hinweise zu den Preisen`,
      attention: t`Bitte prüfen Sie die Preise`,
      more: <WarningsList warnings={warnings} customerId={chance.description.customerId} />,
    },
    rates: {
      ok: t`Tarife und Tabellen sind unverändert`,
      attention: t`Tabellen haben sich seit der Kalkulation geändert`,
      more: <OutdatedRatesList organizations={changedRates} />,
    },
    plausible: {
      ok: t`Keine auffälligen Angaben`,
      attention: t`Auffällige Angaben`,
      more: (
        <ul className="grid gap-0.5">
          {hints.map((hint) => (
            <li key={hint.code}>{textOf(hint)}</li>
          ))}
        </ul>
      ),
    },
  };
  return (
    <Card label={t`Prüfung vor der Abgabe`}>
      <CardHeader
        title={t`Prüfung vor der Abgabe`}
        aside={
          isFailed ? (
            <Button size="small" onPress={() => void refetch()}>{t`Erneut prüfen`}</Button>
          ) : open > 0 ? (
            <span className="text-warn-text">{t`${open} zu prüfen`}</span>
          ) : isAwaited ? (
            t`wird geprüft`
          ) : (
            t`nichts offen`
          )
        }
      />
      <ul className="divide-y">
        {checks.map(({ id, state }) => (
          <li key={id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 px-4 py-2">
            <Mark state={state} />
            <div className="min-w-0">
              <p className={state === 'attention' ? 'font-medium' : 'text-ink-2'}>
                {state === 'attention' ? words[id].attention : words[id].ok}
              </p>
              {state === 'failed' ? (
                <p className="text-12 text-warn-text">{t`Nicht geprüft: Der Server hat nicht geantwortet.`}</p>
              ) : null}
              {state === 'attention' && words[id].more ? (
                <div className="mt-1 text-12 text-ink-2">{words[id].more}</div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Mark({ state }: { state: CheckState }) {
  const { t } = useLingui();
  if (state === 'wait')
    return <LoaderCircle aria-label={t`wird geprüft`} className="mt-0.5 size-4 animate-turn text-ink-3" />;
  if (state === 'failed') return <CircleHelp aria-label={t`nicht geprüft`} className="mt-0.5 size-4 text-warn-text" />;
  return state === 'ok' ? (
    <Check aria-label={t`in Ordnung`} className="mt-0.5 size-4 text-ok-text" />
  ) : (
    <TriangleAlert aria-label={t`prüfen`} className="mt-0.5 size-4 text-warn-text" />
  );
}
