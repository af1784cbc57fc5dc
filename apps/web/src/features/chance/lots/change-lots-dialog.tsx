import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { Banner, Button, CheckboxField, Dialog, DialogActions, Form } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { type ChangedLot, type ChangeLots, changeLotsInput, type Lot } from '@zuschlag/validation/chance/lots';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { useDeferredValue, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { SuggestInput } from '../../../forms/choice-fields.tsx';
import { DayInput, TimeInput } from '../../../forms/dates/date-inputs.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

type Props = { lots: readonly Lot[]; onClose: () => void };

/** Moves the submission or the customer of several lots at once, and names those that refused. */
export function ChangeLotsDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly ChangedLot[] | null>(null);
  const close = () => {
    setRefused(null);
    props.onClose();
  };
  return (
    <Dialog title={t`Mehrere Lose ändern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : close())}>
      {isOpen ? (
        refused === null ? (
          <ChangeForm {...props} onClose={close} onRefused={setRefused} />
        ) : (
          <Refusals refused={refused} onClose={close} />
        )
      ) : null}
    </Dialog>
  );
}

function ChangeForm({ lots, onClose, onRefused }: Props & { onRefused: (lots: ChangedLot[]) => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.chance.changeLots.useMutation();
  const form = useSchemaForm({
    schema: changeLotsInput,
    defaultValues: {
      chanceIds: lots.filter(({ isOwner }) => isOwner).map(({ id }) => id),
      submission: null,
      submissionTime: null,
      customerId: null,
      customerName: '',
    },
    showsFailure: true,
    onSubmit: async (input) => {
      const answer = await change.mutateAsync(input);
      void utils.chance.invalidate();
      const refused = answer.lots.filter(({ code }) => code !== null);
      const changed = answer.lots.length - refused.length;
      if (changed > 0) toasts.success(plural(changed, { one: '# Los ist geändert.', other: '# Lose sind geändert.' }));
      if (refused.length > 0) onRefused(refused);
      else onClose();
    },
  });
  const { control, setValue } = form.form;
  const chosen = useWatch({ control, name: 'chanceIds' }) ?? [];
  return (
    <Form label={t`Mehrere Lose ändern`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
        <fieldset className="grid max-h-56 gap-2 overflow-y-auto">
          <legend className="mb-1.5 font-medium">{t`Diese Lose ändern`}</legend>
          {lots.map((lot) => (
            <CheckboxField
              key={lot.id}
              label={nameOf(lot)}
              isSelected={chosen.includes(lot.id)}
              onChange={(isChosen) =>
                setValue('chanceIds', isChosen ? [...chosen, lot.id] : chosen.filter((id) => id !== lot.id), {
                  shouldDirty: true,
                })
              }
            />
          ))}
        </fieldset>
        <p className="text-ink-2">{t`Was leer bleibt, ändert sich nicht.`}</p>
        <div className="grid grid-cols-[1fr_8rem] gap-4">
          <DayInput control={control} name="submission" label={t`Neue Abgabe`} asked={t`Tag der Abgabe`} />
          <TimeInput control={control} name="submissionTime" label={t`Uhrzeit`} />
        </div>
        <CustomerOfLots form={form.form} />
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isPending}
            isDisabled={chosen.length === 0}
            reason={t`Mindestens ein Los wählen.`}
          >
            {plural(chosen.length, { one: '# Los ändern', other: '# Lose ändern' })}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

type LotsForm = UseFormReturn<z.input<typeof changeLotsInput>, unknown, ChangeLots>;

/** A customer of the list, or the name of a new one. */
function CustomerOfLots({ form: { control, setValue } }: { form: LotsForm }) {
  const { t } = useLingui();
  const typed = useWatch({ control, name: 'customerName' }) ?? '';
  const name = useDeferredValue(typed.trim());
  const { data: customers = [], isFetching } = trpc.customers.list.useQuery(
    { first: 20, name: name || null },
    { placeholderData: (previous) => previous },
  );
  const idOf = (text: string) =>
    customers.find((customer) => customerNameKey(customer.name) === customerNameKey(text))?.id ?? null;
  return (
    <SuggestInput
      control={control}
      name="customerName"
      label={t`Neuer Kunde`}
      isFiltered
      isLoading={isFetching}
      items={customers.map((customer) => ({ id: customer.id, label: customer.name }))}
      onPick={(option) => setValue('customerId', option.id)}
      onInputChange={(text) => setValue('customerId', idOf(text))}
    />
  );
}

function Refusals({ refused, onClose }: { refused: readonly ChangedLot[]; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  return (
    <div className="grid gap-4">
      <Banner
        tone="warn"
        isLive
        title={plural(refused.length, { one: '# Los blieb unverändert', other: '# Lose blieben unverändert' })}
      >
        <ul className="grid gap-1">
          {refused.map(({ id, code, names, ...lot }) => (
            <li key={id}>
              <b className="font-semibold">{nameOf(lot)}</b>: {errorText(code as ErrorCode, locale, { names })}
            </li>
          ))}
        </ul>
      </Banner>
      <DialogActions>
        <Button variant="primary" onPress={onClose}>{t`Schließen`}</Button>
      </DialogActions>
    </div>
  );
}

function nameOf({ lotNumber, name, shortNumber }: Pick<Lot, 'lotNumber' | 'name' | 'shortNumber'>): string {
  return lotNumber ? `${lotNumber} · ${name}` : `${name} (${shortNumber})`;
}
