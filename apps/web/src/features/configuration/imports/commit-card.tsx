import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { useState } from 'react';
import { RateImpactPanel } from '../rate-impact/rate-impact-panel.tsx';
import { weigh } from './counts-text.ts';
import { useImportActions } from './use-import-actions.ts';

/** The rows to write, their effect on open Chances, and the button that writes them. */
export function CommitCard({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const [skipsWrong, setSkipsWrong] = useState(false);
  const { commit, planAnew, isOutdated, isPending } = useImportActions(one);
  const { written, bad } = weigh(one.counts);
  const mayCommit = one.permissions.includes('COMMIT');
  const reason = !mayCommit
    ? t`Das dürfen Konfigurations-Admins der Gesellschaft, der die Tabelle gehört.`
    : written === 0
      ? t`In der Datei steht nichts Neues.`
      : bad > 0 && !skipsWrong
        ? t`Bessern Sie die Datei nach, oder lassen Sie die fehlerhaften Zeilen aus.`
        : undefined;

  return (
    <>
      {isOutdated ? (
        <Banner
          tone="warn"
          isLive
          title={t`Die Tabelle hat sich geändert, seit dieser Plan gemacht wurde`}
          action={
            <Button size="small" isPending={isPending} onPress={() => void planAnew()}>
              {t`Neu prüfen`}
            </Button>
          }
        >
          <p>{t`Geschrieben wurde nichts. Dieselbe Datei wird noch einmal mit der Tabelle verglichen.`}</p>
        </Banner>
      ) : null}
      <Card label={t`Was übernommen wird`}>
        <CardHeader title={t`Was übernommen wird`} />
        <CardBody>
          <div className="grid gap-4">
            <WhatHappens counts={one.counts} skipsWrong={skipsWrong} />
            {written > 0 && mayCommit ? <RateImpactPanel changes={{ importId: one.id }} /> : null}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {bad > 0 && written > 0 && mayCommit ? (
                <CheckboxField
                  label={t`Fehlerhafte und doppelte Zeilen auslassen`}
                  value={skipsWrong}
                  onChange={setSkipsWrong}
                />
              ) : null}
              <div className="ml-auto">
                <Button
                  variant="primary"
                  isDisabled={reason !== undefined || isOutdated}
                  reason={reason ?? t`Prüfen Sie die Datei zuerst neu.`}
                  isPending={isPending}
                  onPress={() => void commit(skipsWrong).catch(() => undefined)}
                >
                  <Plural value={written} one="# Zeile übernehmen" other="# Zeilen übernehmen" />
                </Button>
              </div>
            </div>
          </div>
        </CardBody>
      </Card>
    </>
  );
}

/** The consequence of every verdict as a sentence; without rows of a verdict it is not mentioned. */
function WhatHappens({ counts, skipsWrong }: { counts: ConfigurationImport['counts']; skipsWrong: boolean }) {
  const { t } = useLingui();
  const { written, bad } = weigh(counts);
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {counts.new > 0 ? (
        <li>
          <Plural value={counts.new} one="# Zeile kommt hinzu." other="# Zeilen kommen hinzu." />
        </li>
      ) : null}
      {counts.changed > 0 ? (
        <li>
          <Plural
            value={counts.changed}
            one="# Zeile ersetzt die vorhandene mit demselben Tag; die alte bleibt im Verlauf."
            other="# Zeilen ersetzen vorhandene mit demselben Tag; die alten bleiben im Verlauf."
          />
        </li>
      ) : null}
      {counts.equal > 0 ? (
        <li className="text-ink-2">
          <Plural
            value={counts.equal}
            one="# Zeile steht schon so in der Tabelle."
            other="# Zeilen stehen schon so in der Tabelle."
          />
        </li>
      ) : null}
      {bad > 0 ? (
        <li className="text-danger-text">
          {skipsWrong ? (
            <Plural
              value={bad}
              one="# fehlerhafte oder doppelte Zeile bleibt weg."
              other="# fehlerhafte oder doppelte Zeilen bleiben weg."
            />
          ) : (
            <Plural
              value={bad}
              one="# Zeile ist fehlerhaft oder doppelt."
              other="# Zeilen sind fehlerhaft oder doppelt."
            />
          )}
        </li>
      ) : null}
      {written === 0 ? <li>{t`Zu übernehmen gibt es nichts.`}</li> : null}
    </ul>
  );
}
