import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ErrorNote, Form, toasts } from '@zuschlag/ui';
import { editPermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { MasterDataList } from './master-data-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { chosenPlace, type MasterDataValues, masterDataOf } from './service-values.ts';
import { transformedSchema } from './transformed-schema.ts';
import { useCustomerSites } from './use-customer-sites.ts';
import { useServiceChanges } from './use-service-changes.ts';

export type MasterDataDialogProps = { service: Service; isReadOnly: boolean; isOpen: boolean; onClose: () => void };

/** The master data of a service: to change, or to read. */
export function MasterDataDialog(props: MasterDataDialogProps) {
  const { t } = useLingui();
  const { service, isReadOnly, isOpen, onClose } = props;
  return (
    <Dialog
      size="large"
      title={isReadOnly ? t`Stammdaten` : t`Stammdaten ändern`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isReadOnly ? <MasterDataList service={service} /> : <MasterDataForm service={service} onClose={onClose} />}
    </Dialog>
  );
}

const inputSchema = editPermanentServiceInput.shape.input;
const schema = transformedSchema(
  (values: MasterDataValues) => ({ ...values, ...chosenPlace(values) }),
  inputSchema,
  (path) => path === 'siteInput',
);

function MasterDataForm({ service, onClose }: { service: Service; onClose: () => void }) {
  const { t } = useLingui();
  const sites = useCustomerSites() ?? (service.site ? [service.site] : []);
  const { edit } = useServiceChanges();
  const [defaults] = useState(() => masterDataOf(service));
  const { form, submit, isPending, failure } = useSchemaForm({
    schema,
    defaultValues: defaults,
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: async (input) => {
      await edit.mutateAsync({ serviceId: service.id, version: service.version, input });
      toasts.success(t`Die Stammdaten sind gespeichert.`);
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Stammdaten ändern`} onSubmit={submit}>
      <div className="grid gap-5">
        <MasterDataFields control={form.control} />
        <PlaceFields control={form.control} sites={sites} />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Speichern`}
          </Button>
        </div>
      </div>
    </Form>
  );
}
