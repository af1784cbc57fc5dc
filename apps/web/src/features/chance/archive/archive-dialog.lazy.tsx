import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, Form, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { archiveChanceInput } from '@zuschlag/validation/chance/chance-edit';
import { limits } from '@zuschlag/validation/limits';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

type Props = { chance: Chance; isOpen: boolean; onClose: () => void };

const schema = archiveChanceInput.pick({ reason: true });
/** How long the message offers the way back. */
const undoMs = 8_000;

/** Takes a Chance out of the lists, after saying what that means for this one. */
export function ArchiveDialog({ chance, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="small"
      title={t`Chance archivieren`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <ArchiveForm chance={chance} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ArchiveForm({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const archive = trpc.chance.archive.useMutation();
  const restore = trpc.chance.restore.useMutation();
  const waiting = chance.turn === null ? 0 : 1 + chance.turn.others.length;

  async function undo(): Promise<void> {
    try {
      await restore.mutateAsync({ chanceId: chance.id });
    } catch (error) {
      showError(error);
    }
    await utils.invalidate();
  }

  const form = useSchemaForm({
    schema,
    defaultValues: { reason: '' },
    draftKey: `archive-${chance.id}`,
    onSubmit: async ({ reason }) => {
      await archive.mutateAsync({ chanceId: chance.id, reason });
      await utils.invalidate();
      toasts.success(t`Die Chance liegt im Archiv.`, {
        timeout: undoMs,
        action: { label: t`Rückgängig`, onPress: () => void undo() },
      });
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Chance archivieren`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          <li>{t`Sie verschwindet für alle Beteiligten aus Liste und Suche. Der Filter „Archiv“ zeigt sie weiter.`}</li>
          <li>{t`Bis Sie sie zurückholen, lässt sie sich nur lesen und kopieren.`}</li>
          {waiting > 0 ? (
            <li>
              {plural(waiting, {
                one: '# offener Schritt wird bis dahin nicht mehr verlangt.',
                other: '# offene Schritte werden bis dahin nicht mehr verlangt.',
              })}
            </li>
          ) : null}
          <li>{t`Status, Entscheidungen, Kalkulation und Verlauf bleiben, wie sie sind.`}</li>
        </ul>
        <TextInput
          control={form.form.control}
          name="reason"
          label={t`Grund`}
          mark={t`optional`}
          multiline
          rows={2}
          autoFocus
          counter="near"
          maxLength={limits.reason}
          description={t`Zum Beispiel: Verfahren aufgehoben, doppelt angelegt. Steht im Verlauf.`}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Archivieren`}</Button>
        </DialogActions>
      </div>
    </Form>
  );
}
