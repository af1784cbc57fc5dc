import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { trpc } from '../../../../app/api/trpc.ts';
import { errorMessage, fieldProblemMessage } from '../../../../app/errors/error-messages.ts';
import { failureOf } from '../../../../app/errors/failure.ts';
import { useRemoval } from '../../../../app/errors/removal.ts';
import { useRight, useSession } from '../../../../app/session/session.tsx';
import type { ListSearch } from '../chance-filter-search.ts';
import type { ListState } from './list-state.ts';

export type ViewAct = 'create' | 'rename' | 'save' | 'remove';
type DialogProps = { state: ListState; onSearch: (search: ListSearch) => void; onClose: () => void };

/** What is asked before a view is saved, renamed or deleted. */
export function ViewDialogs({ act, isOpen: _, ...rest }: DialogProps & { isOpen: boolean; act: ViewAct | null }) {
  if (act === 'create' || act === 'rename') return <NameDialog key={act} {...rest} isNew={act === 'create'} />;
  if (act === 'save') return <SaveDialog {...rest} />;
  return act === 'remove' ? <RemoveDialog {...rest} /> : null;
}

const definitionOf = ({ filters, sort, columns }: ListState) => ({ filters, sort, columns: [...columns] });

/** Name and readers of a view. What another person has changed since is shown and asked about. */
function NameDialog({ state, onSearch, onClose, isNew }: DialogProps & { isNew: boolean }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const mayShare = useRight('CREATE_CHANCE');
  const { organizationShortName } = useSession();
  const [opened] = useState(isNew ? null : state.view);
  const [name, setName] = useState(opened?.name ?? '');
  const [isShared, setShared] = useState(opened?.isShared ?? false);
  const [version, setVersion] = useState(opened?.version);
  const [isAsked, setAsked] = useState(false);
  const create = trpc.views.create.useMutation();
  const save = trpc.views.save.useMutation();
  const { error, isPending } = isNew ? create : save;
  const isTaken = error !== null && failureOf(error).code === 'CONFLICT';
  const title = isNew ? t`Ansicht speichern` : t`Ansicht umbenennen`;

  const length = name.trim().length;
  const isTooLong = length > limits.viewName;

  async function submit() {
    if (length === 0) return setAsked(true);
    if (isTooLong) return;
    try {
      if (opened === null) {
        const created = await create.mutateAsync({ name, isShared, definition: definitionOf(state) });
        await utils.views.invalidate();
        onSearch({ view: created.id });
      } else {
        const base = { name: opened.name, isShared: opened.isShared };
        await save.mutateAsync({ id: opened.id, name, isShared, version, base });
        await utils.views.invalidate();
      }
      onClose();
    } catch (failure) {
      const { code, details } = failureOf(failure);
      // The next try saves over what is stored now, which the note names.
      if (code === 'CONFLICT') setVersion(details.currentVersion);
    }
  }
  const theirs = isTaken
    ? (failureOf(error).details.conflicts ?? []).find(({ path }) => path === 'name')?.theirs
    : null;
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Form label={title} onSubmit={() => void submit()}>
        <div className="grid gap-4">
          <TextField
            label={t`Name`}
            value={name}
            onChange={setName}
            isRequired
            autoFocus
            maxLength={limits.viewName}
            counter="near"
            errorMessage={
              isTooLong
                ? fieldProblemMessage('TOO_LONG', limits.viewName)
                : isAsked && length === 0
                  ? t`Name eintragen.`
                  : undefined
            }
          />
          <RadioGroup
            label={t`Für wen`}
            value={isShared ? 'shared' : 'private'}
            onChange={(value) => setShared(value === 'shared')}
            options={[
              { id: 'private', label: t`Nur für mich` },
              {
                id: 'shared',
                label: t`Für ${organizationShortName}`,
                description: t`Ändern können sie nur Sie und die Manager.`,
                isDisabled: !mayShare,
              },
            ]}
          />
          {isTaken ? (
            <ErrorNote>
              {theirs
                ? t`Die Ansicht wurde inzwischen in „${theirs}“ umbenannt. Noch einmal speichern überschreibt das.`
                : t`Die Ansicht wurde inzwischen geändert. Noch einmal speichern überschreibt das.`}
            </ErrorNote>
          ) : (
            <ErrorNote>{error ? errorMessage(error) : null}</ErrorNote>
          )}
          <DialogActions>
            <Button onPress={onClose}>{t`Abbrechen`}</Button>
            <Button variant="primary" type="submit" isPending={isPending}>
              {t`Speichern`}
            </Button>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  );
}

/** Saves what the list shows now into its view; a shared view changes for all its readers. */
function SaveDialog({ state, onSearch, onClose }: DialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const save = trpc.views.save.useMutation();
  const [view] = useState(state.view);
  const [version, setVersion] = useState(view?.version);
  if (!view) return null;
  const isTaken = save.error !== null && failureOf(save.error).code === 'CONFLICT';

  async function confirm() {
    try {
      await save.mutateAsync({ id: view?.id ?? '', version, definition: definitionOf(state) });
    } catch (failure) {
      const { code, details } = failureOf(failure);
      if (code === 'CONFLICT') setVersion(details.currentVersion);
      throw failure;
    }
    await utils.views.invalidate();
    onSearch({ view: view?.id });
    toasts.success(t`Ansicht gespeichert.`);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t`„${view.name}“ ändern?`}
      text={
        view.isShared
          ? t`Filter, Sortierung und Spalten ändern sich für alle, die diese Ansicht sehen.`
          : t`Filter, Sortierung und Spalten der Ansicht werden ersetzt.`
      }
      confirmLabel={isTaken ? t`Trotzdem speichern` : t`Speichern`}
      cancelLabel={t`Abbrechen`}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={confirm}
    >
      <ErrorNote>
        {isTaken
          ? t`Die Ansicht wurde inzwischen von einer anderen Person geändert. Trotzdem speichern überschreibt deren Fassung.`
          : save.error
            ? errorMessage(save.error)
            : null}
      </ErrorNote>
    </ConfirmDialog>
  );
}

function RemoveDialog({ state, onSearch, onClose }: DialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const remove = trpc.views.remove.useMutation();
  const [view] = useState(state.view);
  if (!view) return null;
  return (
    <ConfirmDialog
      danger
      title={t`„${view.name}“ löschen?`}
      text={
        view.isShared
          ? t`Die Ansicht verschwindet für alle, die sie sehen. Die Chancen selbst bleiben.`
          : t`Die Chancen selbst bleiben.`
      }
      confirmLabel={t`Löschen`}
      cancelLabel={t`Abbrechen`}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={async () => {
        await removal({
          remove: () => remove.mutateAsync({ id: view.id }),
          done: t`Ansicht gelöscht.`,
          alreadyGone: t`Die Ansicht war schon gelöscht.`,
          refresh: () => utils.views.invalidate(),
        });
        onSearch({});
        onClose();
      }}
    />
  );
}
