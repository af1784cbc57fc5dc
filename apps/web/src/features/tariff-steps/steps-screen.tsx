import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Badge, Button, EmptyState } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { CloudOff, Plus, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { pathTo } from '../../app/navigation/path-to.ts';
import { SettingsHead } from '../../app/navigation/settings-head.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../tables/data-table.tsx';

const NewStepDialog = lazyOverlay(async () => (await import('./new-step-dialog.tsx')).NewStepDialog);

/** The drafts of the next wages, and those that became real. */
export function StepsScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const { data, error, refetch } = trpc.tariffSteps.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  const mayAdd = data?.mayAdd ?? false;
  const open = (stepId: string) => void navigate({ to: '/settings/tariffsteps/$stepId', params: { stepId } });

  const columns: DataColumn<TariffStep>[] = [
    {
      id: 'name',
      header: t`Name`,
      cell: ({ name }) => name,
      isRowHeader: true,
      tone: 'strong',
      skeleton: { width: 160 },
    },
    {
      id: 'state',
      header: t`Stand`,
      cell: ({ realSince }) =>
        realSince ? <Badge>{t`übernommen am ${format.dateTime(realSince)}`}</Badge> : <Badge>{t`Entwurf`}</Badge>,
      skeleton: { width: 80 },
    },
    {
      id: 'from',
      header: t`Gilt ab`,
      cell: ({ activeFrom }) => (activeFrom ? format.day(activeFrom) : '–'),
      skeleton: { width: 80 },
    },
    { id: 'rows', header: t`Zeilen`, cell: ({ rows }) => rows.length, align: 'end', skeleton: { width: 24 } },
    {
      id: 'by',
      header: t`Angelegt von`,
      cell: ({ createdBy }) => `${createdBy.firstname} ${createdBy.lastname}`,
      tone: 'quiet',
      skeleton: { width: 112 },
    },
  ];

  return (
    <div className="grid w-full max-w-[70rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Tarifschritte`}
        description={t`Die nächste Lohnrunde als Entwurf: was sie jede offene Chance und jeden laufenden Vertrag kostet, bevor sie in der Lohntabelle steht.`}
        actions={
          mayAdd ? (
            <Button variant="primary" icon={<Plus />} onPress={() => setAdding(true)}>
              {t`Neuer Tarifschritt`}
            </Button>
          ) : undefined
        }
      />
      <DataTable
        label={t`Tarifschritte`}
        columns={columns}
        items={data?.steps ?? (error ? [] : undefined)}
        itemId={({ id }) => id}
        textOf={({ name }) => name}
        hrefOf={({ id }) => pathTo({ to: '/settings/tariffsteps/$stepId', params: { stepId: id } })}
        skeletonCount={3}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Tarifschritte konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : mayAdd ? (
            <EmptyState
              icon={<TrendingUp />}
              title={t`Noch kein Tarifschritt`}
              text={t`Legen Sie die künftigen Löhne als Entwurf an. An Tabelle und Preisen ändert sich dadurch nichts.`}
              action={<Button onPress={() => setAdding(true)}>{t`Neuer Tarifschritt`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<TrendingUp />}
              title={t`Keine Tarifschritte für Sie`}
              text={t`Tarifschritte sehen und ändern nur Konfigurations-Admins der Gesellschaft, der die Lohntabelle gehört.`}
            />
          )
        }
      />
      {mayAdd ? <NewStepDialog isOpen={isAdding} onClose={() => setAdding(false)} onCreated={open} /> : null}
    </div>
  );
}
