import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Select } from '@zuschlag/ui/lists/select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { TaskTemplates } from '@zuschlag/validation/tasks/task-templates';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

type DialogProps = { chanceId: string; isOpen: boolean; onClose: () => void };

/** Plans the tasks of a template into a Chance, after a look at their days. */
export function PlanDialog({ isOpen, ...props }: DialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Aus Vorlage planen`}
      subtitle={t`Rückwärts von der Abgabefrist, mit Wochenenden und Feiertagen.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
      isDismissable
    >
      {isOpen ? <Templates {...props} /> : null}
    </Dialog>
  );
}

function Templates(props: Omit<DialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const { data, error } = trpc.tasks.templates.list.useQuery();
  if (error && !data) return <ErrorNote>{errorMessage(error)}</ErrorNote>;
  if (!data) return <SkeletonText lines={5} />;
  if (data.templates.length > 0) return <Plan {...props} templates={data.templates} />;
  return (
    <EmptyState
      icon={<ListChecks />}
      title={t`Noch keine Vorlagen`}
      text={
        data.mayKeep
          ? t`Vorlagen legen Sie in den Einstellungen unter „Aufgaben“ an.`
          : t`Vorlagen legen die Manager der Hauptgesellschaft an.`
      }
    />
  );
}

type PlanProps = Omit<DialogProps, 'isOpen'> & { templates: TaskTemplates['templates'] };

function Plan({ chanceId, templates, onClose }: PlanProps) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [chosen, setChosen] = useState(templates[0]?.id ?? '');
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const templateId = template?.id ?? '';
  const { data, error } = trpc.tasks.plan.preview.useQuery({ chanceId, templateId });
  const make = trpc.tasks.plan.make.useMutation({
    onSuccess: () => {
      toasts.success(t`Die Aufgaben sind eingeplant.`);
      onClose();
    },
    onError: (failure) => showError(failure),
    onSettled: () => utils.tasks.invalidate(),
  });
  const isLate = data?.tasks.some((task) => task.isLate) ?? false;
  return (
    <div className="grid gap-4">
      <Select
        label={t`Vorlage`}
        items={templates.map(({ id, name }) => ({ id, label: name }))}
        value={templateId}
        onChange={setChosen}
        description={template?.description ?? undefined}
      />
      {error && !data ? <ErrorNote>{errorMessage(error)}</ErrorNote> : null}
      {data ? (
        <>
          <p className="text-ink-2">
            {t`Abgabe ${format.day(data.submission)}, intern fertig am ${format.day(data.internalDeadline)}.`}
          </p>
          <ol className="grid divide-y rounded-card border">
            {data.tasks.map(({ title, deadline, isLate: isTaskLate }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tasks of a template may be equal.
              <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
                <span className="min-w-0 break-words">{title}</span>
                <span className={`tnum ${isTaskLate ? 'font-medium text-warn-text' : 'text-ink-2'}`}>
                  {isTaskLate ? t`heute, der geplante Tag ist vorbei` : format.day(deadline)}
                </span>
              </li>
            ))}
          </ol>
          {isLate ? <Banner tone="warn" place="line">{t`Die Zeit reicht nicht für jeden Schritt.`}</Banner> : null}
        </>
      ) : (
        <SkeletonText lines={5} />
      )}
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={make.isPending}
          isDisabled={!data}
          reason={t`Die Termine werden noch berechnet.`}
          onPress={() => make.mutate({ chanceId, templateId })}
        >
          {t`Einplanen`}
        </Button>
      </DialogActions>
    </div>
  );
}
