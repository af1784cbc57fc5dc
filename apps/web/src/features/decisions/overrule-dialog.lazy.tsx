import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, Form } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { z } from 'zod';
import { SegmentInput } from '../../forms/segment-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const overruleSchema = z.object({
  decision: z.string({ error: 'DECISION_REQUIRED' }).min(1, { error: 'DECISION_REQUIRED' }),
  comment: z.string().trim().max(limits.comment, { error: 'TOO_LONG' }),
});

export type OverruleProps<Id extends string> = {
  options: readonly { id: Id; label: string }[];
  /** what it means for the others, as a sentence */
  text: string;
  onOverrule: (decision: Id, comment: string | null) => Promise<unknown>;
};

/** The dialog behind the button to overrule. */
export function OverruleContent({
  isOpen,
  onClose,
  ...rest
}: OverruleProps<string> & { draftKey: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Überstimmen`} size="small" isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {(close) => <OverruleForm {...rest} onDone={close} />}
    </Dialog>
  );
}

function OverruleForm<Id extends string>({
  options,
  text,
  onOverrule,
  draftKey,
  onDone,
}: OverruleProps<Id> & { draftKey: string; onDone: () => void }) {
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
          maxLength={limits.comment}
          label={t`Kommentar`}
          mark={t`optional`}
          multiline
          rows={3}
          submitsOnEnter
        />
        <DialogActions>
          <Button onPress={onDone}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Abschließend entscheiden`}</Button>
        </DialogActions>
      </div>
    </Form>
  );
}
