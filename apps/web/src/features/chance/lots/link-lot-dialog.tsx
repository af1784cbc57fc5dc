import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner, Dialog, type Option } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';

import type { Chance } from '@zuschlag/validation/chance/chance';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { lotLine } from './lot-line.ts';

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
  const link = trpc.chance.linkLot.useMutation();
  const form = useSchemaForm({
    schema,
    defaultValues: { otherId: null },
    showsFailure: true,
    onSubmit: async ({ otherId }) => {
      // What the dialog names; while the answer is awaited it names none, and the server asks.
      const shown = utils.chance.lots.getData({ chanceId: otherId })?.lots ?? [];
      try {
        await link.mutateAsync({ chanceId: chance.id, otherId, shownIds: shown.map(({ id }) => id) });
      } catch (error) {
        void utils.chance.lots.invalidate({ chanceId: otherId });
        throw error;
      }
      void utils.chance.invalidate();
      toasts.success(t`Die Lose sind verknüpft.`);
    },
    onSaved: onClose,
  });
  const otherId = useWatch({ control: form.form.control, name: 'otherId' });
  const { items, isFetching, setTyped } = useOtherChances(chance, otherId);
  return (
    <DialogForm
      form={form}
      label={t`Mit einem Los verknüpfen`}
      submitLabel={t`Verknüpfen`}
      {...{ lockedReason, onClose }}
    >
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
      {otherId ? <ComingLots otherId={otherId} /> : null}
    </DialogForm>
  );
}

/** The Chances that match what is typed, and the chosen one, also when it no longer matches. */
function useOtherChances(chance: Chance, chosenId: string | null) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option<string> | null>(null);
  const name = useDeferredValue(typed.trim());
  // Siblings are often those of the same customer.
  const filters = name === '' || name === chosen?.label ? { customerName: chance.customer.name } : { name };
  const { data, isFetching } = trpc.chance.list.useQuery(
    { first: 25, filters },
    { placeholderData: (previous) => previous },
  );
  const { data: known } = trpc.chance.lots.useQuery({ chanceId: chance.id });
  const linked = new Set([chance.id, ...(known?.lots ?? []).map(({ id }) => id)]);
  const found = (data?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => !linked.has(id))
    .map((node) => ({ id: node.id, label: node.name, description: `${node.shortNumber} · ${node.customerName}` }));
  const present = found.find(({ id }) => id === chosenId);
  if (present && present.id !== chosen?.id) setChosen(present);
  const isAway = !present && chosen !== null && chosen.id === chosenId;
  return { items: isAway ? [chosen, ...found] : found, isFetching, setTyped };
}

/** The lots that the chosen Chance is linked with already, which come along. */
function ComingLots({ otherId }: { otherId: string }) {
  const { data } = trpc.chance.lots.useQuery({ chanceId: otherId });
  const coming = (data?.lots ?? []).filter(({ id }) => id !== otherId);
  if (coming.length === 0) return null;
  return (
    <Banner
      tone="info"
      isLive
      title={plural(coming.length, {
        one: 'Mit ihr kommt # Los ihres Verfahrens:',
        other: 'Mit ihr kommen # Lose ihres Verfahrens:',
      })}
    >
      <ul className="max-h-40 overflow-y-auto">
        {coming.map((lot) => (
          <li key={lot.id}>{lotLine(lot)}</li>
        ))}
      </ul>
    </Banner>
  );
}
