import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui';
import { editMobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { editPermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { useMasterDataFields } from './master-data-edit.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { MasterDataList } from './master-data-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { chosenPlace, type MasterDataValues, masterDataOf } from './service-values.ts';
import { transformedSchema } from './transformed-schema.ts';
import { useCustomerSites } from './use-customer-sites.ts';
import { useServiceChanges } from './use-service-changes.ts';
import { useServicePrice } from './use-service-price.ts';

export type MasterDataDialogProps = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The master data of a service: to change, or to read. */
export function MasterDataDialog(props: MasterDataDialogProps) {
  const { t } = useLingui();
  const { service, lockedReason, isOpen, onClose } = props;
  // A form that is open stays one when the service is locked: what was typed can still be copied.
  const [isForm, setForm] = useState(false);
  const isEditing = isOpen && (isForm || lockedReason === undefined);
  if (isForm !== isEditing) setForm(isEditing);
  return (
    <Dialog
      size="large"
      title={isEditing ? t`Stammdaten ändern` : t`Stammdaten`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isEditing ? <MasterDataForm {...props} /> : <MasterDataList service={service} />}
    </Dialog>
  );
}

const withPlace = (values: MasterDataValues) => ({ ...values, ...chosenPlace(values) });
const isHiddenField = (path: string) => path === 'siteInput';
const permanentSchema = transformedSchema(withPlace, editPermanentServiceInput.shape.input, isHiddenField);
const mobileSchema = transformedSchema(withPlace, editMobileServiceInput.shape.input, isHiddenField);

function MasterDataForm({ service, isGone, lockedReason, onClose }: Omit<MasterDataDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const sites = useCustomerSites() ?? (service.site ? [service.site] : []);
  const { refreshed } = useServiceChanges();
  const editPermanent = trpc.services.editPermanent.useMutation(refreshed);
  const editMobile = trpc.services.editMobile.useMutation(refreshed);
  const isMobile = service.type === 'MOBILE';
  const edit = isMobile ? editMobile : editPermanent;
  const serviceId = service.id;
  const { move } = useServicePrice(service, useChance(), null);
  const detailOf = useSavedDetail(service, move);
  const detail = useRef<string | undefined>(undefined);
  const form = useEditForm({
    showsFailure: true,
    ...useMasterDataFields(sites, isMobile),
    id: serviceId,
    stored: isGone ? null : snapshotOf(service),
    schema: isMobile ? mobileSchema : permanentSchema,
    save: async ({ fields, version, base }) => {
      const saved = await edit.mutateAsync({ serviceId, version, base, input: fields });
      detail.current = detailOf(saved);
      return snapshotOf(saved);
    },
    refresh: () => utils.services.byId.invalidate({ serviceId }),
    // A stored site is one that is picked.
    adopted: (field, value) => (field === 'siteId' ? { siteId: value, place: 'existing' } : { [field]: value }),
    savedMessage: t`Die Stammdaten sind gespeichert.`,
    savedDetail: () => detail.current,
    onSaved: onClose,
  });
  const { control } = form.form;
  return (
    <EditDialogBody
      edit={form}
      gone={{ title: t`Diese Leistung wurde inzwischen entfernt.` }}
      lockedReason={lockedReason}
      label={t`Stammdaten ändern`}
      submitLabel={t`Speichern`}
      onClose={onClose}
    >
      <RatesMoveNote move={move} />
      <MasterDataFields control={control} isMobile={isMobile} />
      <PlaceFields control={control} sites={sites} />
    </EditDialogBody>
  );
}

function snapshotOf(service: Service) {
  return { values: masterDataOf(service), version: service.version };
}
