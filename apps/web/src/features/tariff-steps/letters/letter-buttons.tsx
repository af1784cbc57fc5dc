import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui';
import type { LetterFormat } from '@zuschlag/validation/tariff-steps/letters';
import type { TariffStepChance } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { FilePen, FileText } from 'lucide-react';
import { useState } from 'react';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { downloadFile } from '../../../app/files/file-transfer.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

/** The letter to the customer of one contract, to send and to edit. */
export function LetterButtons({
  stepId,
  chance: { chanceId, shortNumber, name },
}: {
  stepId: string;
  chance: Pick<TariffStepChance, 'chanceId' | 'shortNumber' | 'name'>;
}) {
  const { t } = useLingui();
  const language = useAppLocale();
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);
  const download = async (format: LetterFormat) => {
    setPending(true);
    try {
      await downloadFile(`/letters/${stepId}/${chanceId}/${format}?language=${language}`, `${shortNumber}.${format}`);
    } catch (error) {
      showError(error, () => void download(format));
    } finally {
      setPending(false);
    }
  };
  return (
    <span className="-my-1 inline-flex gap-1">
      <IconButton
        size="small"
        label={t`Anschreiben zu „${name}“ als PDF`}
        icon={<FileText />}
        isBusy={isPending}
        onPress={() => void download('pdf')}
      />
      <IconButton
        size="small"
        label={t`Anschreiben zu „${name}“ als Word-Dokument`}
        icon={<FilePen />}
        isBusy={isPending}
        onPress={() => void download('docx')}
      />
    </span>
  );
}
