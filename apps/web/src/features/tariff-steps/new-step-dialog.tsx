import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, Form, FormCell, FormGrid, RadioGroup } from '@zuschlag/ui';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { limits } from '@zuschlag/validation/limits';
import type { CreateTariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import type { z } from 'zod';
import { trpc } from '../../app/api/trpc.ts';
import { DayInput } from '../../forms/dates/date-inputs.tsx';
import { DraftNotice } from '../../forms/drafts/draft-notice.tsx';
import { PercentInput } from '../../forms/number-inputs.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

type Values = { name: string; raise?: { activeFrom: string; share: number } | null };
type Props = { isOpen: boolean; onClose: () => void; onCreated: (id: string) => void };

async function schema() {
  const { createTariffStep } = await import('@zuschlag/validation/tariff-steps/tariff-steps');
  return createTariffStep as z.ZodType<CreateTariffStep, Values>;
}

/** Asks for the name of a draft and what it begins with. */
export function NewStepDialog({ isOpen, onClose, onCreated }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Neuer Tarifschritt`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isOpen ? <NewStepForm onClose={onClose} onCreated={onCreated} /> : null}
    </Dialog>
  );
}

function NewStepForm({ onClose, onCreated }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const create = trpc.tariffSteps.create.useMutation();
  const schemaForm = useSchemaForm<Values, CreateTariffStep>({
    schema,
    defaultValues: { name: '', raise: { activeFrom: null, share: null } },
    draftKey: 'tariff-step',
    offersDraft: true,
    showsFailure: true,
    onSubmit: async (input) => {
      const step = await create.mutateAsync(input);
      await utils.tariffSteps.list.invalidate();
      onCreated(step.id);
    },
    onSaved: onClose,
  });
  const { form, submit, isPending, failure } = schemaForm;
  const isRaised = form.watch('raise') !== null;
  return (
    <Form label={t`Neuer Tarifschritt`} onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        <TextInput
          control={form.control}
          name="name"
          label={t`Name`}
          placeholder={t`z. B. Lohnrunde NRW 2027`}
          maxLength={limits.tariffStepName}
          isRequired
          autoFocus
        />
        <RadioGroup
          label={t`Zeilen`}
          value={isRaised ? 'raise' : 'empty'}
          onChange={(kind) =>
            form.setValue('raise', kind === 'raise' ? (emptyRaise as unknown as Values['raise']) : null, {
              shouldDirty: true,
            })
          }
          options={[
            {
              id: 'raise',
              label: t`Geltende Löhne anheben`,
              description: t`Je Lohngruppe und Bundesland die Zeile, die am Tag gilt, auf Cent gerundet. Danach lassen sich Zeilen ändern.`,
            },
            { id: 'empty', label: t`Leer anfangen`, description: t`Zeilen geben Sie einzeln ein.` },
          ]}
        />
        {isRaised ? (
          <FormGrid>
            <FormCell span={3}>
              <DayInput control={form.control} name="raise.activeFrom" label={t`Gilt ab`} isRequired allowsPast />
            </FormCell>
            <FormCell span={3}>
              <PercentInput control={form.control} name="raise.share" label={t`Anhebung`} isRequired />
            </FormCell>
          </FormGrid>
        ) : null}
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose} isBusy={isPending}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Anlegen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

const emptyRaise = { activeFrom: null, share: null };
