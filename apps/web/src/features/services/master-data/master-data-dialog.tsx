import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui';
import { editMobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { permanentServiceEdit } from '@zuschlag/validation/services/permanent-service';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { PlaceFields } from '../service/place-fields.tsx';
import { chosenPlace, type MasterDataValues, masterDataOf } from '../service/service-values.ts';
import { isHiddenPlaceField, transformedSchema } from '../service/transformed-schema.ts';
import { useCustomerSites } from '../service/use-customer-sites.ts';
import { useIsEditing } from '../service/use-is-editing.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServiceEdit } from '../service/use-service-edit.ts';
import { useServicePrice } from '../service/use-service-price.ts';
import { useMasterDataFields } from './master-data-edit.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { MasterDataList } from './master-data-list.tsx';

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
  const isEditing = useIsEditing(isOpen, lockedReason);
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
const permanentSchema = transformedSchema(withPlace, permanentServiceEdit, isHiddenPlaceField);
const mobileSchema = transformedSchema(withPlace, editMobileServiceInput.shape.input, isHiddenPlaceField);

function MasterDataForm({ service, isGone, lockedReason, onClose }: Omit<MasterDataDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const sites = useCustomerSites() ?? (service.site ? [service.site] : []);
  const { refreshed } = useServiceChanges();
  const editPermanent = trpc.services.editPermanent.useMutation(refreshed);
  const editMobile = trpc.services.editMobile.useMutation(refreshed);
  const isMobile = service.type === 'MOBILE';
  const edit = isMobile ? editMobile : editPermanent;
  const serviceId = service.id;
  const chance = useChance();
  const { move } = useServicePrice(service, chance, null);
  const edited = { service, isGone, detailOf: useSavedDetail(service, move) };
  const form = useServiceEdit(edited, {
    ...useMasterDataFields(sites, isMobile),
    id: serviceId,
    schema: isMobile ? mobileSchema : permanentSchema,
    snapshotOf,
    save: ({ fields, version, base }) => edit.mutateAsync({ serviceId, version, base, input: fields }),
    // A stored site is one that is picked.
    adopted: (field, value) => (field === 'siteId' ? { siteId: value, place: 'existing' } : { [field]: value }),
    savedMessage: t`Die Stammdaten sind gespeichert.`,
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
      <MasterDataFields
        control={control}
        employer={{
          organizationId: service.operationalOrganizationId,
          province: service.site?.province ?? chance.description.province,
        }}
        isMobile={isMobile}
      />
      <PlaceFields control={control} sites={sites} />
    </EditDialogBody>
  );
}

function snapshotOf(service: Service) {
  return { values: masterDataOf(service), version: service.version };
}
