import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { type SiteInput, siteInput } from '@zuschlag/validation/customers/sites';
import { trpc } from '../../../app/api/trpc.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { CancelEdit } from '../../../forms/edit/cancel-edit.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { SiteFields } from './site-fields.tsx';
import { emptySite, type SiteValues } from './site-values.ts';

type Props = { customerId: string; isOpen: boolean; onClose: () => void };

/** Adds a place of work to a customer. */
export function AddSiteDialog({ isOpen, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`Standort hinzufügen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <AddSiteForm {...props} /> : null}
    </Dialog>
  );
}

function AddSiteForm({ customerId, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const add = trpc.customers.addSite.useMutation();
  const form = useSchemaForm<SiteValues, SiteInput>({
    showsFailure: true,
    schema: siteInput,
    defaultValues: emptySite(null),
    draftKey: `site-of-${customerId}`,
    fieldOf: (path) => (path.startsWith('input.') ? path.slice('input.'.length) : null),
    onSubmit: (input) => add.mutateAsync({ customerId, input }),
    onSaved: () => {
      toasts.success(t`Der Standort ist gespeichert.`);
      void utils.customers.invalidate();
      onClose();
    },
  });
  return (
    <div className="grid gap-4">
      <DraftNotice form={form} />
      <Form label={t`Standort hinzufügen`} onSubmit={form.submit}>
        <div className="grid gap-5">
          <SiteFields control={form.form.control} autoFocus />
          {form.failure === null ? null : <ErrorNote>{form.failure}</ErrorNote>}
          <DialogActions>
            <CancelEdit form={form} onClose={onClose} />
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {t`Hinzufügen`}
            </Button>
          </DialogActions>
        </div>
      </Form>
    </div>
  );
}
