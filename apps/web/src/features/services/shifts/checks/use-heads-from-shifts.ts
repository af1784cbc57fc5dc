import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../../app/api/trpc.ts';
import { useErrorToast } from '../../../../app/errors/error-messages.ts';
import { saySaved } from '../../service/say-saved.ts';
import { useServiceChanges } from '../../service/use-service-changes.ts';

/** The act that counts the heads of a stored service from its shifts. */
export function useHeadsFromShifts(
  { id: serviceId, headsFrom, version }: Service,
  detailOf: (after: Service) => string | undefined,
): () => void {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { refreshed } = useServiceChanges();
  const edit = trpc.services.editPermanent.useMutation({ ...refreshed, onError: (error) => showError(error) });
  const asked = { serviceId, version, base: { 'input.headsFrom': headsFrom }, input: { headsFrom: 'SHIFTS' as const } };
  return () =>
    edit.mutate(asked, { onSuccess: (after) => saySaved(t`Die Köpfe kommen aus den Schichten.`, detailOf(after)) });
}
