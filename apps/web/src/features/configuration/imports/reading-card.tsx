import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** A file that is being read and compared, with how far it is. */
export function ReadingCard({ import: { done, total } }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const isOpen = total > 0;
  const [looked, all] = [number(done), number(total)];
  return (
    <Card label={t`Die Datei wird gelesen`}>
      <CardBody>
        <div className="grid gap-3">
          <ProgressBar
            label={isOpen ? t`Zeilen werden verglichen` : t`Die Datei wird geöffnet`}
            value={isOpen ? done : undefined}
            max={isOpen ? total : undefined}
            valueText={isOpen ? t`${looked} von ${all} Zeilen` : undefined}
          />
          <p className="text-12 text-ink-3">
            {t`Sie können die Seite verlassen und unter „Frühere Importe“ wiederkommen. Geschrieben wird noch nichts.`}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}
