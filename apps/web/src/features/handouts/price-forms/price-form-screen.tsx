import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { PriceForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { CloudOff, FileSpreadsheet, MousePointerClick } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { FillPriceForm } from './fill-price-form.tsx';
import { FilledSheets } from './filled-sheets.tsx';
import type { PriceFormSearch } from './price-form-search.ts';
import { RemovePriceForm } from './remove-price-form.tsx';

// Who only fills a sheet needs no forms.
const NewPriceForm = latePart(async () => (await import('./new-price-form.tsx')).NewPriceForm);
const EditPriceForm = latePart(async () => (await import('./edit-price-form.tsx')).EditPriceForm);

/** The customer's own price sheet: which of its cells receive which figure, and the sheet filled with them. */
export function PriceFormScreen({ search }: { search: PriceFormSearch }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const documents = trpc.documents.ofChance.useQuery({ chanceId });
  const forms = trpc.handouts.priceForms.useQuery({ chanceId });
  const failed = [documents, forms].find(({ error, data }) => error && !data);
  return (
    <div className="grid w-full gap-4 p-6 max-sm:p-4">
      <div className="max-w-[56rem]">
        <h2 className="font-semibold text-16">{t`Preisblatt des Kunden`}</h2>
        <p className="text-pretty text-13 text-ink-3">
          {t`Sie zeigen einmal, welche Zahl in welche Zelle kommt. Die Vorlage gilt für jede Chance dieses Kunden. Alles andere in der Mappe bleibt, wie es ist.`}
        </p>
      </div>
      {failed ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Das Preisblatt konnte nicht geladen werden`}
          text={errorMessage(failed.error)}
          action={<Button onPress={() => void failed.refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : documents.data && forms.data ? (
        <Loaded
          search={search}
          workbooks={documents.data.filter(({ fileType }) => fileType === 'xlsx')}
          forms={forms.data.forms}
          mayEdit={forms.data.mayEdit}
        />
      ) : (
        <div role="status" aria-label={t`Das Preisblatt wird geladen`}>
          <SkeletonText lines={6} />
        </div>
      )}
    </div>
  );
}

function Loaded({
  search,
  workbooks,
  forms,
  mayEdit,
}: {
  search: PriceFormSearch;
  workbooks: readonly ChanceDocument[];
  forms: readonly PriceForm[];
  mayEdit: boolean;
}) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const navigate = useNavigate({ from: '/tender/$tenderId/pricesheet' });
  const show = (wish: PriceFormSearch) => void navigate({ search: wish, resetScroll: false });
  const workbook = workbooks.find(({ id }) => id === search.document) ?? workbooks[0];
  const form = forms.find(({ id }) => id === search.form) ?? forms[0];
  if (!workbook)
    return (
      <EmptyState
        icon={<FileSpreadsheet />}
        title={t`Noch keine Excel-Mappe`}
        text={t`Fügen Sie das Preisblatt des Kunden zuerst bei den Dokumenten der Chance hinzu.`}
        action={
          <LinkButton
            variant="primary"
            href={pathTo({ to: '/tender/$tenderId/documents', params: { tenderId: chanceId } })}
          >
            {t`Zu den Dokumenten`}
          </LinkButton>
        }
      />
    );
  const at = { document: workbook.id, ...(form ? { form: form.id } : {}) };
  const close = (id?: string) => show({ ...at, ...(id ? { form: id } : {}) });
  if (mayEdit && (search.edit === 'new' || (search.edit === 'form' && form)))
    return (
      <Suspense fallback={<SkeletonText lines={6} />}>
        {search.edit === 'form' && form ? (
          <EditPriceForm key={`${form.id} ${workbook.id}`} form={form} workbook={workbook} onClose={() => close()} />
        ) : (
          <NewPriceForm key={workbook.id} workbook={workbook} onClose={close} />
        )}
      </Suspense>
    );
  return (
    <div className="grid max-w-[56rem] gap-4">
      <Card>
        <div className="grid gap-4 p-4 sm:grid-cols-2">
          <Select
            label={t`Excel-Mappe`}
            items={workbooks.map(({ id, fileName, folder }) => ({ id, label: fileName, description: folder }))}
            value={workbook.id}
            onChange={(document) => show({ ...at, document })}
          />
          {form ? (
            <Select
              label={t`Vorlage`}
              items={forms.map(({ id, name }) => ({ id, label: name }))}
              value={form.id}
              onChange={(id) => show({ ...at, form: id })}
            />
          ) : null}
        </div>
        {form && mayEdit ? (
          <div className="flex flex-wrap gap-2 border-t px-4 py-3">
            <Button size="small" onPress={() => show({ ...at, edit: 'form' })}>{t`Vorlage ändern`}</Button>
            <Button size="small" onPress={() => show({ ...at, edit: 'new' })}>{t`Neue Vorlage`}</Button>
            <RemovePriceForm form={form} />
          </div>
        ) : null}
      </Card>
      {form ? (
        <FillPriceForm key={`${form.id} ${workbook.id}`} form={form} workbook={workbook} />
      ) : (
        <EmptyState
          icon={<MousePointerClick />}
          title={t`Noch keine Vorlage für diesen Kunden`}
          text={
            mayEdit
              ? t`Zeigen Sie in der Mappe, welche Zahl in welche Zelle kommt.`
              : t`Wer schreiben darf, legt hier fest, welche Zahl in welche Zelle kommt.`
          }
          action={
            mayEdit ? (
              <Button variant="primary" onPress={() => show({ ...at, edit: 'new' })}>{t`Zellen wählen`}</Button>
            ) : undefined
          }
        />
      )}
      <FilledSheets />
    </div>
  );
}
