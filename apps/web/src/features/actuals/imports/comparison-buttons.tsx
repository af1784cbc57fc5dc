import { useLingui } from '@lingui/react/macro';
import { comparisonFileName } from '@zuschlag/i18n/chance/actual-messages';
import { Button } from '@zuschlag/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { downloadFile } from '../../../app/files/file-transfer.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';

/** Plan and actual as a file, which an import reads again. */
export function ComparisonButtons({
  chanceId,
  operationalOrganizationId,
}: {
  chanceId: string;
  operationalOrganizationId: number;
}) {
  const { t, i18n } = useLingui();
  const locale = useAppLocale();
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);

  async function download(format: 'xlsx' | 'csv'): Promise<void> {
    setPending(true);
    try {
      const query = new URLSearchParams({
        ...{ organizationId: String(operationalOrganizationId), format, language: locale },
      });
      await downloadFile(`/actuals/${chanceId}/file?${query}`, `${systemText(i18n, comparisonFileName)}.${format}`);
    } catch (error) {
      showError(error, () => void download(format));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button icon={<FileSpreadsheet />} isBusy={isPending} onPress={() => void download('xlsx')}>
        {t`Als Excel`}
      </Button>
      <Button icon={<FileText />} isBusy={isPending} onPress={() => void download('csv')}>
        {t`Als CSV`}
      </Button>
    </>
  );
}
