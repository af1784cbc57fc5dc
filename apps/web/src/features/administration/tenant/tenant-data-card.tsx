import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { ArchiveCard } from '../../../app/files/archives/archive-card.tsx';

/** Everything that the product holds of the tenant, as an archive for one Manager of its main organization. */
export function TenantDataCard() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const start = trpc.exports.exportTenant.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  return (
    <ArchiveCard
      kind="tenantData"
      title={t`Alle Daten`}
      text={t`Ein ZIP-Archiv mit allem, was Zuschlag für Ihr Unternehmen speichert: Chancen, Kalkulationen, Entscheidungen, Tabellen, Verlauf und Dokumente aller Gesellschaften, als JSON-Dateien mit einem Schema. Kennwörter und persönliche Einstellungen sind nicht dabei. Nur Sie können es herunterladen; nach einem Tag wird es gelöscht.`}
      isStarting={start.isPending}
      onStart={() => start.mutate()}
    />
  );
}
