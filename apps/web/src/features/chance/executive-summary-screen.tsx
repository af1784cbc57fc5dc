import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, EmptyState, Form, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { optionalText } from '@zuschlag/validation/text';
import { AlignLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { trpc } from '../../app/trpc.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { CancelEdit } from './cancel-edit.tsx';
import { useChance } from './chance-workspace.tsx';
import { useSaveDetails } from './save-details.ts';

const closedStates = ['pendingmarginapproval', 'notbidding'];
const schema = z.object({ executiveSummary: optionalText(limits.longText) });

/** The executive summary: read by all, written by the owner. */
export function ExecutiveSummaryScreen() {
  const { t } = useLingui();
  const chance = useChance();
  const [isEditing, setEditing] = useState(false);
  const isLocked = closedStates.includes(chance.state);
  const reason = chance.isOwner
    ? t`In diesem Status ist die Zusammenfassung festgeschrieben.`
    : t`Nur der Chance-Admin kann die Zusammenfassung ändern.`;
  const edit = (
    <Button
      icon={<Pencil />}
      size="small"
      onPress={() => setEditing(true)}
      isDisabled={!chance.isOwner || isLocked}
      reason={reason}
    >
      {t`Bearbeiten`}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-4xl p-6 max-sm:p-4">
      <Card label={t`Zusammenfassung`}>
        <CardHeader title={t`Zusammenfassung`} aside={isEditing ? undefined : edit} />
        <CardBody>
          {isEditing ? (
            <SummaryForm onClose={() => setEditing(false)} />
          ) : chance.executiveSummary ? (
            <p className="max-w-[70ch] whitespace-pre-line">{chance.executiveSummary}</p>
          ) : (
            <EmptyState
              icon={<AlignLeft />}
              title={t`Noch keine Zusammenfassung`}
              text={t`Hier steht in wenigen Sätzen, worum es geht und warum sich das Angebot lohnt.`}
            />
          )}
        </CardBody>
      </Card>
    </div>
  );
}

function SummaryForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const chance = useChance();
  const utils = trpc.useUtils();
  // The edit is based on what was there when it began, whatever others save meanwhile.
  const [opened] = useState(chance);
  const saveDetails = useSaveDetails(opened);
  const form = useSchemaForm({
    schema,
    defaultValues: { executiveSummary: opened.executiveSummary ?? '' },
    draftKey: `summary-${chance.id}`,
    onSubmit: async ({ executiveSummary }) => {
      await saveDetails.save({ executiveSummary }, (_, value) =>
        form.form.setValue('executiveSummary', value as string),
      );
      await utils.chance.byId.invalidate({ id: chance.id });
      toasts.success(t`Die Zusammenfassung ist gespeichert.`);
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Zusammenfassung`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <TextInput
          control={form.form.control}
          name="executiveSummary"
          label={t`Zusammenfassung`}
          isLabelHidden
          multiline
          rows={12}
          counter
          maxLength={limits.longText}
          autoFocus
        />
        <div className="flex justify-end gap-2">
          <CancelEdit form={form} onClose={onClose} />
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {t`Speichern`}
          </Button>
        </div>
      </div>
      {saveDetails.dialog}
    </Form>
  );
}
