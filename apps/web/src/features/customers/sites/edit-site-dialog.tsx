import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { type Site, siteInput } from '@zuschlag/validation/customers/sites';
import type { Province } from '@zuschlag/validation/vocabulary';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { SiteFields } from './site-fields.tsx';
import { SiteMoveNote } from './site-move-note.tsx';
import { siteValuesOf } from './site-values.ts';

type Props = { site: Site; isOpen: boolean; onClose: () => void };

/** Changes a place of work, wherever it is used. Another federal state shows first which services it moves. */
export function EditSiteDialog({ isOpen, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`Standort ändern`}
      subtitle={t`Gilt überall, wo dieser Standort verwendet wird.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <EditSiteForm {...props} /> : null}
    </Dialog>
  );
}

function EditSiteForm({ site, onClose }: Omit<Props, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.customers.updateSite.useMutation();
  const refreshed = () =>
    Promise.all([utils.customers.invalidate(), utils.services.invalidate(), utils.chance.invalidate()]);
  const labels: Record<string, string> = {
    name: t`Name des Standorts`,
    address: t`Straße und Hausnummer`,
    postalCode: t`Postleitzahl`,
    city: t`Ort`,
    province: t`Bundesland`,
    country: t`Land`,
  };
  const form = useEditForm({
    showsFailure: true,
    thing: 'site',
    id: site.id,
    stored: snapshotOf(site),
    schema: siteInput,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) =>
      field === 'province' && value ? systemText(i18n, provinceNames[value as Province]) : String(value ?? ''),
    save: async ({ fields, output, version, base }) =>
      snapshotOf(
        await update.mutateAsync({
          siteId: site.id,
          version,
          base,
          input: fields,
          // The note above the button has named the services; without the answer the server asks.
          confirmsMovedServices: utils.services.siteMove.getData({ siteId: site.id, province: output.province })
            ?.needsConfirmation,
        }),
      ),
    refresh: refreshed,
    savedMessage: t`Der Standort ist gespeichert.`,
    onSaved: () => {
      void refreshed();
      onClose();
    },
  });
  const province = useWatch({ control: form.form.control, name: 'province' });
  const isMoved = province !== null && province !== site.province;
  const move = trpc.services.siteMove.useQuery(
    { siteId: site.id, province: province ?? site.province },
    { enabled: isMoved, staleTime: 0 },
  );
  const needsConfirmation = isMoved && (move.data?.needsConfirmation ?? false);
  return (
    <EditDialogBody
      edit={form}
      gone={{ title: t`Diesen Standort gibt es nicht mehr.` }}
      label={t`Standort ändern`}
      submitLabel={needsConfirmation ? t`Speichern und neu berechnen` : t`Speichern`}
      isSubmitDisabled={isMoved && move.isPending}
      reason={isMoved && move.isPending ? t`Die betroffenen Leistungen werden noch gesucht.` : undefined}
      onClose={onClose}
    >
      <SiteFields control={form.form.control} autoFocus />
      {isMoved ? <SiteMoveNote move={move.data} error={move.error} onRetry={() => void move.refetch()} /> : null}
    </EditDialogBody>
  );
}

function snapshotOf(site: Site) {
  return { values: siteValuesOf(site), version: site.version };
}
