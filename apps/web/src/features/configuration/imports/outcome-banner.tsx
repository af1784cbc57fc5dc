import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { weigh } from './counts-text.ts';
import { useImportActions } from './use-import-actions.ts';

/** The outcome of an import; a written one can be undone as a whole. */
export function OutcomeBanner({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { dateTime, number } = useFormat();
  const { bad } = weigh(one.counts);
  const [added, replaced, skipped] = [number(one.counts.new), number(one.counts.changed), number(bad)];
  const outcome = [
    ...(one.counts.new > 0 ? [t`${added} hinzugefügt`] : []),
    ...(one.counts.changed > 0 ? [t`${replaced} ersetzt`] : []),
    ...(bad > 0 ? [t`${skipped} ausgelassen`] : []),
  ];
  if (one.state === 'committed') {
    return (
      <Banner
        tone="ok"
        title={t`Übernommen am ${dateTime(one.committedAt)}`}
        action={one.permissions.includes('UNDO') ? <UndoButton import={one} /> : undefined}
      >
        <p>{outcome.join(', ')}.</p>
      </Banner>
    );
  }
  if (one.state === 'undone') {
    return (
      <Banner title={t`Zurückgenommen am ${dateTime(one.undoneAt)}`}>
        <p>{t`Die Tabelle ist wieder wie vor diesem Import. Im Verlauf bleibt beides stehen.`}</p>
      </Banner>
    );
  }
  return (
    <Banner title={t`Verworfen`}>
      <p>{t`Von dieser Datei wurde nichts übernommen.`}</p>
    </Banner>
  );
}

function UndoButton({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { undo, isPending } = useImportActions(one);
  const { counts, fileName } = one;
  return (
    <>
      <Button size="small" icon={<Undo2 />} onPress={() => setAsking(true)}>
        {t`Import zurücknehmen`}
      </Button>
      <ConfirmDialog
        title={t`Import zurücknehmen?`}
        text={
          <>
            <Trans>Was „{fileName}“ gebracht hat, geht als Ganzes.</Trans>{' '}
            {counts.new > 0 ? (
              <Plural
                value={counts.new}
                one="# hinzugefügte Zeile verschwindet."
                other="# hinzugefügte Zeilen verschwinden."
              />
            ) : null}{' '}
            {counts.changed > 0 ? (
              <Plural
                value={counts.changed}
                one="# ersetzte Zeile steht wieder wie zuvor."
                other="# ersetzte Zeilen stehen wieder wie zuvor."
              />
            ) : null}{' '}
            <Trans>Gespeicherte Kalkulationen ändern sich davon nicht.</Trans>
          </>
        }
        confirmLabel={t`Zurücknehmen`}
        cancelLabel={t`Abbrechen`}
        danger
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={undo}
      />
    </>
  );
}
