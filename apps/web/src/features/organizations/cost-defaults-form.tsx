import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { CostParameters, Organization } from '@zuschlag/validation/organizations/organizations';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { CancelEdit } from '../../forms/cancel-edit.tsx';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { NumberInput, PercentInput } from '../../forms/number-inputs.tsx';
import { type Unfilled, useSchemaForm } from '../../forms/use-schema-form.ts';
import { ClashList } from './clash-list.tsx';
import { costParameterGroups } from './cost-parameter-messages.ts';
import { CostParameterRows } from './cost-parameter-rows.tsx';
import { type Clash, mergeCostParameters } from './merge-cost-parameters.ts';

const loadSchema = async () => (await import('@zuschlag/validation/organizations/organizations')).costParameters;
const names = costParameterGroups.flatMap(({ parameters }) => parameters.map(({ name }) => name));
const nothing = Object.fromEntries(names.map((name) => [name, null])) as Unfilled<CostParameters>;

/** Changes the values new services of an organization begin with. */
export function CostDefaultsForm({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.organizations.updateCostParameters.useMutation();
  // What the edit is based on, whatever others save meanwhile; moves on when a clash was looked at.
  const [opened, setOpened] = useState(organization.advancedCostParameters);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);

  const form = useSchemaForm({
    schema: loadSchema,
    defaultValues: opened ?? nothing,
    draftKey: `cost-defaults-${organization.id}`,
    onSubmit: async (edited) => {
      const { advancedCostParameters: stored } = await utils.organizations.byId.fetch(
        { id: organization.id },
        { staleTime: 0 },
      );
      const { merged, clashes: found, taken } = mergeCostParameters(opened, stored, edited);
      if (found.length > 0) {
        for (const name of names) form.form.setValue(name, merged[name]);
        setOpened(stored);
        setClashes(found);
        throw new DOMException('The person decides first.', 'AbortError');
      }
      await update.mutateAsync({ acpFields: merged, organizationId: organization.id });
      await utils.organizations.byId.invalidate({ id: organization.id });
      if (taken > 0) toasts.info(t`Gespeichert, zusammen mit dem, was jemand anderes inzwischen geändert hat.`);
      else toasts.success(t`Die Kalkulationsparameter sind gespeichert.`);
    },
    onSaved: onClose,
  });
  const { control } = form.form;

  return (
    <Form label={t`Kalkulationsparameter`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <CostParameterRows
          renderValue={({ name, label, unit, kind, places }) => {
            const common = { control, name, label: i18n._(label), unit: i18n._(unit), isLabelHidden: true };
            return kind === 'share' ? (
              <PercentInput {...common} />
            ) : (
              <NumberInput {...common} formatOptions={places ? { maximumFractionDigits: places } : undefined} />
            );
          }}
        />
        <div className="sticky bottom-0 flex justify-end gap-2 border-t bg-canvas py-3">
          <CancelEdit form={form} onClose={onClose} />
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {t`Speichern`}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        title={t`Jemand anderes hat zuerst gespeichert`}
        text={t`Diese Werte haben Sie beide geändert:`}
        confirmLabel={t`Meine Werte speichern`}
        cancelLabel={t`Weiter bearbeiten`}
        isOpen={clashes.length > 0}
        onOpenChange={(isOpen) => (isOpen ? undefined : setClashes([]))}
        // Based on what is stored now, the same form clashes with nothing.
        onConfirm={() => void form.submit()}
      >
        <ClashList clashes={clashes} />
      </ConfirmDialog>
    </Form>
  );
}
