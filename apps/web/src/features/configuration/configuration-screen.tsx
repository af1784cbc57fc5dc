import { useLingui } from '@lingui/react/macro';
import { SettingsHead } from '../../app/settings-head.tsx';

/** The seven tables wages and costs are calculated with. */
export function ConfigurationScreen() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <SettingsHead title={t`Konfigurationstabellen`} />
    </div>
  );
}
