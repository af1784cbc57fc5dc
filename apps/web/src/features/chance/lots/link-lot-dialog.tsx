import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Dialog, DialogActions, Form } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useDeferredValue, useState } from 'react';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

type Props = { chance: Chance; lockedReason?: string; onClose: () => void };

/** Links another Chance as a lot of the same award procedure. */
export function LinkLotDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Mit einem Los verknüpfen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <LinkForm {...props} /> : null}
    </Dialog>
  );
}

const schema = z.object({ otherId: z.string({ error: 'INVALID_CHOICE' }) });

function LinkForm({ chance, lockedReason, onClose }: Props) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  // Siblings are often those of the same customer.
  const filters = name === '' ? { customerName: chance.customer.name } : { name };
  const { data, isFetching } = trpc.chance.list.useQuery(
    { first: 25, filters },
    { placeholderData: (previous) => previous },
  );
  const { data: known } = trpc.chance.lots.useQuery({ chanceId: chance.id });
  const linked = new Set([chance.id, ...(known?.lots ?? []).map(({ id }) => id)]);
  const link = trpc.chance.linkLot.useMutation();
  const form = useSchemaForm({
    schema,
    defaultValues: { otherId: null },
    showsFailure: true,
    onSubmit: async ({ otherId }) => {
      await link.mutateAsync({ chanceId: chance.id, otherId });
      void utils.chance.invalidate();
      toasts.success(t`Die Lose sind verknüpft.`);
    },
    onSaved: onClose,
  });
  const items = (data?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => !linked.has(id))
    .map((node) => ({ id: node.id, label: node.name, description: `${node.shortNumber} · ${node.customerName}` }));
  return (
    <Form label={t`Mit einem Los verknüpfen`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
        <p className="text-ink-2">
          {t`Lose eines Verfahrens stehen in den Angaben nebeneinander. Abgabe und Kunde lassen sich dort gemeinsam ändern.`}
        </p>
        <ComboInput
          control={form.form.control}
          name="otherId"
          label={t`Andere Chance`}
          asked={t`Andere Chance`}
          isRequired
          isFiltered
          isLoading={isFetching}
          items={items}
          onInputChange={setTyped}
          emptyText={t`Keine andere Chance gefunden.`}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isPending}
            isDisabled={lockedReason !== undefined}
            reason={lockedReason}
          >
            {t`Verknüpfen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
