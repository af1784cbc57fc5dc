import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorText } from '@zuschlag/i18n/messages/errors';
import { Banner, Button, CheckboxField, Dialog, DialogActions } from '@zuschlag/ui';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { type ChangedLot, changeLotsInput, type Lot } from '@zuschlag/validation/chance/lots';
import type { ErrorCode } from '@zuschlag/validation/errors';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { DayInput, TimeInput } from '../../../forms/dates/date-inputs.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { type Unfilled, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { OtherCustomer } from '../form/customer/other-customer.tsx';
import { useRequireClearCustomer } from '../form/customer/use-near-customers.ts';
import { lotLine } from './lot-line.ts';

type Props = { lots: readonly Lot[]; onClose: () => void };
/** What a try left behind: the lots that stayed as they were, and what was typed for them. */
type Refused = { lots: readonly ChangedLot[]; typed: ChangeValues };

/** Moves the submission or the customer of several lots at once, and names those that refused. */
export function ChangeLotsDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [again, setAgain] = useState<ChangeValues | null>(null);
  const close = () => {
    setRefused(null);
    setAgain(null);
    props.onClose();
  };
  const goBack = ({ lots, typed }: Refused) => {
    setAgain({ ...typed, chanceIds: lots.map(({ id }) => id) });
    setRefused(null);
  };
  return (
    <Dialog title={t`Mehrere Lose ändern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : close())}>
      {isOpen ? (
        refused === null ? (
          <ChangeForm {...props} again={again} onClose={close} onRefused={setRefused} />
        ) : (
          <Refusals refused={refused.lots} onBack={() => goBack(refused)} onClose={close} />
        )
      ) : null}
    </Dialog>
  );
}

const schema = changeLotsInput.safeExtend({ newCustomer: z.string().nullish() });
type ChangeValues = Unfilled<z.input<typeof schema>>;

type FormProps = Props & {
  /** what was typed for the lots that refused it, to be sent once more */
  again: ChangeValues | null;
  onRefused: (refused: Refused) => void;
};

function ChangeForm({ lots: present, again, onClose, onRefused }: FormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.chance.changeLots.useMutation();
  const requireClear = useRequireClearCustomer();
  // The lots as they stood when the form opened: one that another person has changed since then answers CONFLICT, and the same
  // change sent once more after a lost answer is the same call.
  const [lots] = useState(present);
  const own = lots.filter(({ isOwner }) => isOwner).map(({ id }) => id);
  const form = useSchemaForm({
    schema,
    draftKey: `lots-${own.toSorted().join('-')}`,
    defaultValues: again ?? {
      chanceIds: own,
      submission: null,
      submissionTime: null,
      customerId: null,
      customerName: '',
      newCustomer: null,
    },
    fieldOf: (path) => (path.endsWith('customerName') ? 'customerName' : path),
    showsFailure: true,
    onSubmit: async ({ newCustomer, ...input }, typed) => {
      await requireClear({ ...input, newCustomer });
      const versions = input.chanceIds.map((id) => lots.find((lot) => lot.id === id)?.version ?? 0);
      const answer = await change.mutateAsync({ ...input, versions });
      void utils.chance.invalidate();
      const refused = answer.lots.filter(({ code }) => code !== null);
      const changed = answer.lots.length - refused.length;
      if (changed > 0) toasts.success(plural(changed, { one: '# Los ist geändert.', other: '# Lose sind geändert.' }));
      if (refused.length > 0) onRefused({ lots: refused, typed });
      else onClose();
    },
  });
  const { control, setValue } = form.form;
  const chosen = useWatch({ control, name: 'chanceIds' }) ?? [];
  return (
    <DialogForm
      form={form}
      label={t`Mehrere Lose ändern`}
      submitLabel={plural(chosen.length, { one: '# Los ändern', other: '# Lose ändern' })}
      lockedReason={chosen.length === 0 ? t`Mindestens ein Los wählen.` : undefined}
      onClose={onClose}
    >
      <fieldset className="grid max-h-56 gap-2 overflow-y-auto">
        <legend className="mb-1.5 font-medium">{t`Diese Lose ändern`}</legend>
        {lots.map((lot) => (
          <CheckboxField
            key={lot.id}
            label={lotLine(lot)}
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
      <OtherCustomer form={form.form} label={t`Neuer Kunde`} />
    </DialogForm>
  );
}

type RefusalsProps = { refused: readonly ChangedLot[]; onBack: () => void; onClose: () => void };

function Refusals({ refused, onBack, onClose }: RefusalsProps) {
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
              <b className="font-semibold">{lotLine(lot)}</b>: {errorText(code as ErrorCode, locale, { names })}
            </li>
          ))}
        </ul>
      </Banner>
      <DialogActions>
        <Button onPress={onBack}>{t`Zurück zur Eingabe`}</Button>
        <Button variant="primary" onPress={onClose}>{t`Schließen`}</Button>
      </DialogActions>
    </div>
  );
}
