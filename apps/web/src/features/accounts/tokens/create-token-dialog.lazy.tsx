import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Form } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import { limits } from '@zuschlag/validation/limits';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { DayInput } from '../../../forms/dates/date-inputs.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { CreatedSecret } from './created-secret.tsx';
import { useScopeLabels } from './scope-labels.ts';

/** The content of `CreateTokenDialog`: a short form, and after it the secret. */
export function CreateTokenContent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      title={secret === null ? t`Token anlegen` : t`Ihr neues Token`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : close())}
      // A stray key must not close a secret that is shown only once.
      isKeyboardDismissDisabled={secret !== null}
    >
      {isOpen && secret === null ? <TokenForm onCreated={setSecret} onCancel={close} /> : null}
      {secret === null ? null : <CreatedSecret secret={secret} onDone={close} />}
    </Dialog>
  );
}

const schema = async () => (await import('@zuschlag/validation/accounts/api-tokens')).createApiToken;
const scopesInOrder: readonly TokenScope[] = ['read', 'tables', 'all'];
const usualDays = [30, 90, limits.apiTokenDays] as const;

function TokenForm({ onCreated, onCancel }: { onCreated: (secret: string) => void; onCancel: () => void }) {
  const { t } = useLingui();
  const scopes = useScopeLabels();
  const utils = trpc.useUtils();
  const create = trpc.accounts.tokens.create.useMutation();
  const { form, submit, failure, isPending } = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: { name: '', expiresOn: dayIn(90), scope: 'read' as TokenScope },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync(values);
      await utils.accounts.tokens.invalidate();
      onCreated(secret);
    },
  });
  const chosen = useWatch({ control: form.control, name: 'expiresOn' });
  return (
    <Form label={t`Token anlegen`} onSubmit={submit}>
      <div className="grid gap-4">
        <TextInput
          control={form.control}
          name="name"
          label={t`Name`}
          isRequired
          autoFocus
          submitsOnEnter
          autoComplete="off"
          description={t`Woran Sie später erkennen, welches Programm das Token benutzt.`}
        />
        <SegmentInput
          control={form.control}
          name="scope"
          label={t`Umfang`}
          isRequired
          options={scopesInOrder.map((id) => ({ id, label: scopes[id] }))}
          description={t`„Nur lesen“: Listen, Exporte und Ereignisse. „Nur Tabellen“: Konfigurationstabellen mit Importen. „Alles“: was Sie selbst dürfen.`}
        />
        <div className="grid gap-2">
          <DayInput
            control={form.control}
            name="expiresOn"
            label={t`Letzter Tag`}
            isRequired
            min={dayIn(0)}
            max={dayIn(limits.apiTokenDays)}
            description={t`Gültig bis einschließlich diesem Tag, höchstens ein Jahr.`}
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t`Übliche Laufzeiten`}</legend>
            {usualDays.map((days) => (
              <Button
                key={days}
                size="small"
                icon={chosen === dayIn(days) ? <Check /> : undefined}
                aria-pressed={chosen === dayIn(days)}
                onPress={() => form.setValue('expiresOn', dayIn(days), { shouldDirty: true, shouldValidate: true })}
              >
                {t`${days} Tage`}
              </Button>
            ))}
          </fieldset>
        </div>
        <ErrorNote>{failure}</ErrorNote>
        <DialogActions>
          <Button onPress={onCancel}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Token anlegen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

/** A day so many days from today, as the server counts them. */
function dayIn(days: number): string {
  return berlinDayOf(new Date(Date.parse(berlinDayOf(new Date())) + days * 86_400_000));
}
