import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import type { FieldEvidence } from '@zuschlag/validation/ai-imports/ai-imports';
import type { ChangedNotice, NoticeChange } from '@zuschlag/validation/ai-imports/changed-notice';
import type { ChanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { nestFields } from '@zuschlag/validation/edits/field-values';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { NoticeChangeRow } from './notice-change-row.tsx';

/** What a notice states otherwise than a Chance; the chosen values are taken over by an edit of the details. */
export function NoticeChangesForm({
  importId,
  notice,
  onOpen,
}: {
  importId: string;
  notice: ChangedNotice;
  onOpen: (evidence: FieldEvidence) => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { chanceId, version, changes, mayChange } = notice;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isNew }) => isNew).map(({ field }) => field)),
  );
  const takeOver = trpc.aiImports.takeOverNotice.useMutation({
    onSuccess: async () => {
      toasts.success(t`Änderungen übernommen`);
      await navigate({ to: '/tender/$tenderId', params: { tenderId: chanceId } });
      void utils.invalidate();
    },
    // Both values stand in the rows then.
    onError: () => void utils.aiImports.changedNotices.invalidate({ aiImportId: importId }),
  });
  if (changes.length === 0)
    return <EmptyState icon={<FileCheck />} title={t`Die Chance stimmt mit der Bekanntmachung überein`} />;
  const taken = changes.filter(({ field }) => chosen.has(field));
  const choose = ({ field }: NoticeChange, isChosen: boolean) => {
    // A deadline is its day with its time.
    const fields = [field, partnerOf(field)];
    setChosen((before) => {
      const next = new Set(before);
      for (const one of fields) isChosen ? next.add(one) : next.delete(one);
      return next;
    });
  };
  const submit = () => {
    const input = nestFields(Object.fromEntries(taken.map(({ field, after }) => [field, after]))) as ChanceEdit;
    const base = Object.fromEntries(taken.map(({ field, before }) => [`input.${field}`, before]));
    takeOver.mutate({
      aiImportId: importId,
      chanceId,
      version,
      base,
      input,
      confirmsRecalculation: movesContract(taken),
    });
  };
  const groups = [
    { title: t`Neu in der Bekanntmachung`, rows: changes.filter(({ isNew }) => isNew) },
    { title: t`In der Chance geändert, in der Bekanntmachung wie bisher`, rows: changes.filter(({ isNew }) => !isNew) },
  ];
  const isConflict = takeOver.error !== null && failureOf(takeOver.error).code === 'CONFLICT';
  return (
    <Form label={t`Änderungen der Bekanntmachung`} onSubmit={submit}>
      <div className="grid gap-5">
        {groups.map(({ title, rows }) =>
          rows.length === 0 ? null : (
            <section key={title} aria-label={title} className="grid gap-1">
              <h2 className="font-semibold">{title}</h2>
              <ul className="divide-y rounded-control border bg-surface">
                {rows.map((change) => (
                  <NoticeChangeRow
                    key={change.field}
                    change={change}
                    isChosen={chosen.has(change.field)}
                    isDisabled={!mayChange}
                    onChoose={(isChosen) => choose(change, isChosen)}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
        {takeOver.error ? (
          <Banner tone="danger" isLive>
            {isConflict
              ? t`Jemand anderes hat die Chance inzwischen geändert. Oben stehen die neuen Werte; prüfen Sie Ihre Auswahl noch einmal.`
              : errorMessage(takeOver.error)}
          </Banner>
        ) : null}
        {mayChange ? (
          <>
            <p className="max-w-prose text-12 text-ink-2">
              {movesContract(taken)
                ? t`Mit anderen Vertragstagen werden alle Leistungen neu kalkuliert. Entscheidungen, die auf geänderten Angaben beruhen, werden als überholt gekennzeichnet; wer entschieden hat, wird benachrichtigt.`
                : t`Entscheidungen, die auf geänderten Angaben beruhen, werden als überholt gekennzeichnet; wer entschieden hat, wird benachrichtigt.`}
            </p>
            <div>
              <Button
                variant="primary"
                type="submit"
                isDisabled={taken.length === 0}
                reason={t`Nichts ist ausgewählt.`}
                isPending={takeOver.isPending}
              >
                {t`In die Chance übernehmen`}
              </Button>
            </div>
          </>
        ) : (
          <Banner>{t`Übernehmen kann diese Änderungen nur, wer die Chance verantwortet.`}</Banner>
        )}
      </div>
    </Form>
  );
}

function partnerOf(field: string): string {
  return field.endsWith('Time') ? field.replace(/Time$/, '') : `${field}Time`;
}

function movesContract(changes: readonly NoticeChange[]): boolean {
  return changes.some(({ field }) => field === 'contract.startDate' || field === 'contract.endDate');
}
