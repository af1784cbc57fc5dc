import { useLingui } from '@lingui/react/macro';
import { ZuschlagError } from '@zuschlag/sdk/errors';
import { Dialog } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { opaqueId } from '@zuschlag/validation/ids';
import { limits } from '@zuschlag/validation/limits';
import { line } from '@zuschlag/validation/wire/text';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { OtherCustomer } from '../form/customer/other-customer.tsx';
import { useRequireClearCustomer } from '../form/customer/use-near-customers.ts';

type Props = { chance: Chance; lockedReason?: string; onClose: () => void };

/** Gives this Chance alone another customer; the present one keeps its name and its other Chances. */
export function ChangeCustomerDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Anderen Kunden zuordnen`}
      subtitle={t`Nur für diese Chance. Bisher: ${props.chance.customer.name}`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <ChangeForm {...props} /> : null}
    </Dialog>
  );
}

const schema = z.object({
  customerId: opaqueId().nullish(),
  customerName: line(limits.customerName.min, limits.customerName.max),
  newCustomer: z.string().nullish(),
});

function ChangeForm({ chance, lockedReason, onClose }: Props) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.chance.changeLots.useMutation();
  const requireClear = useRequireClearCustomer();
  const form = useSchemaForm({
    schema,
    draftKey: `customer-of-${chance.id}`,
    defaultValues: { customerId: null, customerName: '', newCustomer: null },
    showsFailure: true,
    fieldOf: (path) => (path.endsWith('customerName') || path === 'customerId' ? 'customerName' : null),
    onSubmit: async ({ newCustomer, ...customer }) => {
      await requireClear({ ...customer, newCustomer });
      // A Chance that no other is linked with is a procedure of one lot.
      const { lots } = await change.mutateAsync({ chanceIds: [chance.id], versions: [chance.version], ...customer });
      const refusal = lots.find(({ code }) => code !== null);
      if (refusal) throw new ZuschlagError(refusal.code as ErrorCode, { names: refusal.names }, null);
    },
    onSaved: () => {
      void Promise.all([utils.chance.invalidate(), utils.customers.invalidate()]);
      toasts.success(t`Die Chance hat einen anderen Kunden.`);
      onClose();
    },
  });
  return (
    <DialogForm form={form} label={t`Anderen Kunden zuordnen`} submitLabel={t`Zuordnen`} {...{ lockedReason, onClose }}>
      <OtherCustomer form={form.form} label={t`Neuer Kunde`} isRequired />
    </DialogForm>
  );
}
