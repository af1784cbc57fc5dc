import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TaskTemplate } from '@zuschlag/validation/tasks/task-templates';
import { CloudOff, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { LabelsCard } from './labels-card.tsx';
import { useTypeNames } from './type-names.ts';

const TemplateDialog = lazyOverlay(async () => (await import('./template-dialog.tsx')).TemplateDialog);

/** The templates of tasks and the labels of the tenant. */
export function TaskSettingsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.tasks.templates.list.useQuery();
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Aufgaben`}
        description={t`Vorlagen planen Aufgaben rückwärts von der Abgabefrist. Intern ist 24 Stunden vorher Schluss, gezählt werden Werktage ohne die Feiertage des Bundeslands.`}
      />
      {data ? (
        <>
          <TemplatesCard templates={data.templates} mayKeep={data.mayKeep} />
          <LabelsCard mayKeep={data.mayKeep} />
        </>
      ) : error ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Vorlagen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </div>
  );
}

function TemplatesCard({ templates, mayKeep }: { templates: readonly TaskTemplate[]; mayKeep: boolean }) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<TaskTemplate | 'new' | null>(null);
  const title = t`Vorlagen`;
  const add = (
    <Button
      icon={<Plus />}
      onPress={() => setEdited('new')}
      isDisabled={!mayKeep}
      reason={mayKeep ? undefined : t`Vorlagen und Labels ändern die Manager der Hauptgesellschaft.`}
    >
      {t`Neue Vorlage`}
    </Button>
  );
  return (
    <Card label={title}>
      <CardHeader title={title} aside={templates.length > 0 ? add : undefined} />
      {templates.length === 0 ? (
        <CardBody>
          <EmptyState
            icon={<ListChecks />}
            title={t`Noch keine Vorlagen`}
            text={t`Was in jeder Ausschreibung zu tun ist, einmal festgehalten: Unterlagen lesen, kalkulieren, freigeben, hochladen.`}
            action={add}
          />
        </CardBody>
      ) : (
        <ul>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} mayKeep={mayKeep} onEdit={() => setEdited(template)} />
          ))}
        </ul>
      )}
      <TemplateDialog
        template={edited === 'new' ? null : edited}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      />
    </Card>
  );
}

type RowProps = { template: TaskTemplate; mayKeep: boolean; onEdit: () => void };

function TemplateRow({ template, mayKeep, onEdit }: RowProps) {
  const { t } = useLingui();
  const typeNames = useTypeNames();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const remove = trpc.tasks.templates.remove.useMutation();
  const { id: templateId, name, description, plannedFor, tasks } = template;
  const count = tasks.length;
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{name}</span>
          {plannedFor.map((type) => (
            <Badge key={type}>{t`Neu: ${typeNames[type]}`}</Badge>
          ))}
        </div>
        <p className="break-words text-12 text-ink-3">
          {plural(count, { one: '# Aufgabe', other: '# Aufgaben' })}
          {description ? ` · ${description}` : null}
        </p>
      </div>
      {mayKeep ? (
        <>
          <IconButton label={t`„${name}“ ändern`} icon={<Pencil />} onPress={onEdit} />
          <IconButton label={t`„${name}“ löschen`} icon={<Trash2 />} onPress={() => setAsking(true)} />
          <ConfirmDialog
            title={t`Vorlage löschen?`}
            text={t`„${name}“ wird nicht mehr angeboten. Aufgaben, die sie geplant hat, bleiben.`}
            confirmLabel={t`Löschen`}
            cancelLabel={t`Abbrechen`}
            danger
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={async () => {
              try {
                await remove.mutateAsync({ templateId });
                toasts.success(t`Die Vorlage ist gelöscht.`);
              } catch (error) {
                showError(error);
              }
              await utils.tasks.invalidate();
            }}
          />
        </>
      ) : null}
    </li>
  );
}
