import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, Form, SkeletonText } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useOrganizations } from '../../app/api/use-organizations.ts';
import { ComboInput } from '../../forms/choice-fields.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const organizationSchema = z.object({ organizationId: z.number({ error: 'ORGANIZATION_REQUIRED' }) });

export type AddOrganizationProps = {
  title: string;
  /** what it means for the organization, as a sentence */
  text: string;
  /** organizations that are asked already */
  except: readonly number[];
  isOperationalOnly?: boolean;
  onAdd: (organizationId: number) => Promise<unknown>;
  /** what asking the chosen organization leads to */
  effectOf?: (organizationId: number) => ReactNode;
};

/** The dialog behind the plus. */
export function AddOrganizationContent({
  isOpen,
  onClose,
  ...rest
}: AddOrganizationProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={rest.title} size="small" isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {(close) => <OrganizationForm {...rest} onDone={close} />}
    </Dialog>
  );
}

function OrganizationForm({
  title,
  text,
  except,
  isOperationalOnly = false,
  onAdd,
  effectOf,
  onDone,
}: AddOrganizationProps & { onDone: () => void }) {
  const { t } = useLingui();
  const { data } = useOrganizations(isOperationalOnly ? { isOperational: true } : {});
  const form = useSchemaForm({
    schema: organizationSchema,
    defaultValues: { organizationId: null },
    onSubmit: ({ organizationId }) => onAdd(organizationId),
    onSaved: onDone,
  });
  const chosen = useWatch({ control: form.form.control, name: 'organizationId' }) as number | null;
  if (!data) return <SkeletonText lines={3} />;
  const items = data.filter(({ id }) => !except.includes(id));
  return (
    <Form label={title} onSubmit={form.submit}>
      <div className="grid gap-4">
        <p className="text-ink-2">{text}</p>
        <ComboInput
          control={form.form.control}
          name="organizationId"
          label={t`Gesellschaft`}
          isNumeric
          isRequired
          items={items.map(({ id, shortName, name }) => ({ id: String(id), label: shortName, description: name }))}
          emptyText={t`Alle Gesellschaften werden schon gefragt.`}
        />
        {chosen === null ? null : effectOf?.(chosen)}
        <DialogActions>
          <Button onPress={onDone}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Hinzufügen`}</Button>
        </DialogActions>
      </div>
    </Form>
  );
}
