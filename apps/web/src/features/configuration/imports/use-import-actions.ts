import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useTablesChanged } from '../tables/table-procedures.ts';

/** Writing an import, taking it back, giving it up, and planning it anew. */
export function useImportActions(one: ConfigurationImport) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const tablesChanged = useTablesChanged();
  const commit = trpc.configuration.imports.commit.useMutation();
  const undo = trpc.configuration.imports.undo.useMutation();
  const discard = trpc.configuration.imports.discard.useMutation();
  const plan = trpc.configuration.imports.plan.useMutation();
  const [isOutdated, setOutdated] = useState(false);

  /** Says what failed, and shows the import as it is now: when the answer was lost, the server may have done the work. */
  async function orSay(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work;
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'PLAN_OUTDATED') setOutdated(true);
      else showError(error);
      if (code === 'IMPORT_STATE' || code === 'UNAVAILABLE') await tablesChanged();
      throw error;
    }
    toasts.success(done);
    await tablesChanged();
  }

  /** Reads the same file once more, against the tables as they are now. @param headingRow the row of its headings */
  async function planAnew(headingRow = one.headingRow): Promise<void> {
    try {
      const { id } = await plan.mutateAsync({ table: one.table, fileId: one.fileId, headingRow });
      await navigate({ to: '/settings/configurations/import/$importId', params: { importId: id } });
    } catch (error) {
      showError(error, () => void planAnew(headingRow));
    }
  }

  return {
    /** the tables changed after the plan was made; only a new plan can be written */
    isOutdated,
    isPending: commit.isPending || undo.isPending || discard.isPending || plan.isPending,
    commit: (skipWrong: boolean) =>
      orSay(commit.mutateAsync({ id: one.id, planHash: one.planHash ?? '', skipWrong }), t`Der Import ist übernommen.`),
    undo: () => orSay(undo.mutateAsync({ id: one.id }), t`Der Import ist zurückgenommen.`),
    discard: () => orSay(discard.mutateAsync({ id: one.id }), t`Der Import ist verworfen.`),
    planAnew,
  };
}
