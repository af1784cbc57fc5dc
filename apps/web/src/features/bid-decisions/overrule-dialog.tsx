import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogTrigger, Form } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { Gavel } from 'lucide-react';
import { z } from 'zod';
import { SegmentInput } from '../../forms/segment-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const overruleSchema = z.object({
  decision: z.string({ error: 'DECISION_REQUIRED' }).min(1, { error: 'DECISION_REQUIRED' }),
  comment: z.string().trim().max(limits.comment, { error: 'TOO_LONG' }),
});

type Props<Id extends string> = {
  options: readonly { id: Id; label: string }[];
  /** what it means for the others, as a sentence */
  text: string;
  onOverrule: (decision: Id, comment: string | null) => Promise<unknown>;
};

/** Decides for everybody: a button, and the dialog that asks which way. */
export function OverruleDialog<Id extends string>({
  draftKey,
  isDisabled,
  reason,
  ...rest
}: Props<Id> & { draftKey: string; isDisabled?: boolean; reason?: string }) {
  const { t } = useLingui();
  const button = (
    <Button variant="ghost" size="small" icon={<Gavel />} isDisabled={isDisabled} reason={reason}>
      {t`Überstimmen`}
    </Button>
  );
  if (isDisabled) return button;
  return (
    <DialogTrigger>
      {button}
      <Dialog title={t`Überstimmen`} size="small">
        {(close) => <OverruleForm {...rest} draftKey={draftKey} onDone={close} />}
      </Dialog>
    </DialogTrigger>
  );
}

function OverruleForm<Id extends string>({
  options,
  text,
  onOverrule,
  draftKey,
  onDone,
}: Props<Id> & { draftKey: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = useSchemaForm({
    schema: overruleSchema,
    defaultValues: { decision: null, comment: '' },
    draftKey,
    onSubmit: ({ decision, comment }) => onOverrule(decision as Id, comment || null),
    onSaved: onDone,
  });
  const { control } = form.form;
  return (
    <Form label={t`Überstimmen`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <p className="text-ink-2">{text}</p>
        <SegmentInput control={control} name="decision" label={t`Entscheidung`} isRequired isWide options={options} />
        <TextInput
          control={control}
          name="comment"
          label={t`Kommentar`}
          mark={t`optional`}
          multiline
          rows={3}
          submitsOnEnter
        />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onPress={onDone}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Abschließend entscheiden`}</Button>
        </div>
      </div>
    </Form>
  );
}
