import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui/banner';
import { Button } from '@zuschlag/ui/button';
import { ConfirmDialog } from '@zuschlag/ui/confirm-dialog';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../app/use-format.ts';
import { weigh } from './counts-text.ts';
import { useImportActions } from './use-import-actions.ts';

/** What became of an import; a written one can be taken back as a whole. */
export function OutcomeBanner({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { dateTime, number } = useFormat();
  const [added, replaced] = [number(one.counts.new), number(one.counts.changed)];
  const { bad } = weigh(one.counts);
  const skipped = number(bad);
  if (one.state === 'committed') {
    return (
      <Banner
        tone="ok"
        title={t`Übernommen am ${dateTime(one.committedAt)}`}
        action={one.permissions.includes('UNDO') ? <UndoButton import={one} /> : undefined}
      >
        <p>
          {bad > 0
            ? t`${added} hinzugefügt, ${replaced} ersetzt, ${skipped} ausgelassen.`
            : t`${added} hinzugefügt, ${replaced} ersetzt.`}
        </p>
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
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { undo, isPending } = useImportActions(one);
  const [added, replaced] = [number(one.counts.new), number(one.counts.changed)];
  return (
    <>
      <Button size="small" icon={<Undo2 />} onPress={() => setAsking(true)}>
        {t`Import zurücknehmen`}
      </Button>
      <ConfirmDialog
        title={t`Import zurücknehmen?`}
        text={t`Was „${one.fileName}“ gebracht hat, geht als Ganzes: ${added} hinzugefügte Zeilen verschwinden, ${replaced} ersetzte stehen wieder wie zuvor. Gespeicherte Kalkulationen ändern sich davon nicht.`}
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
