import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useConflictDialog } from './conflict-dialog.tsx';
import { type Conflict, conflictOf, settle, valueAt } from './conflicts.ts';

/** Puts a value into the form, by its path in the edit. */
type Adopt = (path: string, value: unknown) => void;

/**
 * Saves an edit on top of the version it was opened with. When somebody else saved first, their other changes are kept,
 * and where both changed the same the person decides; then it is saved again.
 * @param opened the Chance as it was when the form was opened
 */
export function useSaveDetails(opened: Chance) {
  const update = trpc.chance.updateDetails.useMutation();
  const version = useRef(opened.version);
  const { ask, dialog } = useConflictDialog();

  /** @throws DOMException of the name AbortError when the person would rather go on editing */
  async function save(edit: ChanceEdit, adopt: Adopt): Promise<void> {
    let input = edit;
    for (;;) {
      try {
        const saved = await update.mutateAsync({ chanceId: opened.id, version: version.current, input });
        version.current = saved.version;
        return;
      } catch (error) {
        const conflict = conflictOf(error);
        if (!conflict) throw error;
        const { taken, open } = settle(conflict.fields, (path) => valueAt(opened, path));
        const choices = open.length === 0 ? new Map() : await ask(open);
        if (choices === null) throw new DOMException('The edit goes on.', 'AbortError');
        const theirs = [...taken, ...open.filter(({ path }) => choices.get(path) === 'theirs')];
        for (const { path, theirs: value } of theirs) adopt(path, value);
        input = withValues(input, theirs);
        version.current = conflict.version;
      }
    }
  }

  return { save, dialog };
}

/** The edit with the stored values in some places. */
function withValues(edit: ChanceEdit, fields: readonly Conflict[]): ChanceEdit {
  const next: Record<string, unknown> = { ...edit };
  for (const { path, theirs } of fields) {
    const [block = '', name] = path.split('.');
    if (name === undefined) next[block] = theirs;
    else next[block] = { ...(next[block] as object | undefined), [name]: theirs };
    // What the form says of the kind of price is implied by the clause that was taken over.
    if (path === 'contract.escalationClause')
      next.contract = { ...(next.contract as object), pricingType: theirs === null ? 'fixed' : 'variable' };
  }
  return next as ChanceEdit;
}
