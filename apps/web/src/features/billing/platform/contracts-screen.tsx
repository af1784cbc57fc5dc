import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { CloudOff, Plus, ReceiptText, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { ContractStateDialog } from './contract-state-dialog.tsx';
import { CorrectContractDialog } from './correct-contract-dialog.tsx';
import { CreateContractDialog } from './create-contract-dialog.tsx';
import { useContractColumns } from './use-contract-columns.tsx';

/** The contracts of all tenants, for the operator's Admins. */
export function ContractsScreen() {
  const { t } = useLingui();
  const title = t`Verträge`;
  useDocumentTitle(title);
  const [changed, setChanged] = useState<Billing | null>(null);
  const { data, error, refetch, isRefetching } = trpc.billing.all.useQuery();
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const columns = useContractColumns(setChanged, ({ id }) => setCorrectedId(id));
  // What another Admin saves while the dialog is open reaches it with the next reading.
  const corrected = data?.find(({ id }) => id === correctedId) ?? null;
  const [isCreating, setIsCreating] = useState(false);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-20">{title}</h1>
          <p className="max-w-[68ch] text-ink-2">{t`Jeder Mandant hat höchstens einen Vertrag. Plätze werden jede Nacht gezählt.`}</p>
        </div>
        <Button icon={<RefreshCw />} isPending={isRefetching} onPress={() => void refetch()}>{t`Neu laden`}</Button>
        <Button variant="primary" icon={<Plus />} onPress={() => setIsCreating(true)}>{t`Vertrag anlegen`}</Button>
      </header>
      <DataTable
        label={title}
        columns={columns}
        items={data ?? (error ? [] : undefined)}
        itemId={({ id }) => id}
        textOf={({ organization }) => organization.shortName}
        skeletonCount={5}
        minWidth={1460}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Verträge konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ReceiptText />}
              title={t`Noch kein Vertrag`}
              text={t`Legen Sie den ersten für einen Mandanten an.`}
            />
          )
        }
      />
      <ContractStateDialog contract={changed} isOpen={changed !== null} onClose={() => setChanged(null)} />
      <CorrectContractDialog contract={corrected} isOpen={corrected !== null} onClose={() => setCorrectedId(null)} />
      <CreateContractDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </div>
  );
}
