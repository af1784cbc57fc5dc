import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { namesInForm } from '@zuschlag/validation/handouts/price-forms/figures';
import type { PriceForm, PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { FileX } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useReadOnlyReason } from '../../../app/session/read-only.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { useDenialMessages } from '../../services/lock/denial-messages.ts';
import { CheckedCells } from './checked-cells.tsx';
import { useFormWords } from './use-form-words.ts';

const none = '-';

/** What filling would write into the cells of the template, what to know before, and the act. */
export function FillPriceForm({ form, workbook }: { form: PriceForm; workbook: ChanceDocument }) {
  const { t } = useLingui();
  const chance = useChance();
  const denialWords = useDenialMessages();
  const readOnlyReason = useReadOnlyReason();
  const { notes } = useFormWords();
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<PriceFormCheck['services'] | null>(null);
  const [fillsChanged, setFillsChanged] = useState(false);
  const isEmpty = chance.denials.some(
    ({ permission, code }) => permission === 'OPEN_CALC_GENERATOR' && code === 'SERVICES_MISSING',
  );
  const denied = isEmpty
    ? t`Noch gibt es keine Leistungen, also auch nichts herauszugeben.`
    : denialWords(chance.denials, 'OPEN_CALC_GENERATOR');
  const filling = {
    ...{ priceFormId: form.id, documentId: workbook.id, fillsChanged },
    services: chosen?.flatMap(({ name, serviceId }) => (serviceId ? [{ name, serviceId }] : [])) ?? null,
  };
  const check = trpc.handouts.checkPriceForm.useQuery(
    { chanceId: chance.id, filling },
    { enabled: denied === undefined, staleTime: 0, placeholderData: keepPreviousData },
  );
  const request = trpc.handouts.request.useMutation({
    onSettled: () => utils.handouts.ofChance.invalidate({ chanceId: chance.id }),
    // Others changed the template or the document: what is shown is checked again.
    onError: () => utils.handouts.checkPriceForm.invalidate({ chanceId: chance.id }),
  });
  if (denied !== undefined) return <Banner>{denied}</Banner>;
  if (check.error && !check.isFetching)
    return (
      <EmptyState
        icon={<FileX />}
        title={t`Das Preisblatt lässt sich so nicht ausfüllen`}
        text={errorMessage(check.error)}
        action={<Button onPress={() => void check.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  if (!check.data)
    return (
      <div role="status" aria-label={t`Die Mappe wird geprüft`}>
        <SkeletonText lines={6} />
      </div>
    );
  const { cells, services, priceFormVersion, documentVersion } = check.data;
  const shown = {
    ...{ ...filling, priceFormVersion, documentVersion },
    services: services.flatMap(({ name, serviceId }) => (serviceId ? [{ name, serviceId }] : [])),
  };
  const filled = cells.filter(({ isFilled }) => isFilled).length;
  const count = cells.length;
  const changed = cells.filter(({ problem }) => problem === 'LABEL_CHANGED').length;
  return (
    <>
      {check.data.notes.map((note) => (
        <Banner key={note} tone={note === 'CALCULATES' ? 'info' : 'warn'}>
          {notes[note]}
        </Banner>
      ))}
      <Card>
        {services.length > 0 ? <ChosenServices services={services} onChange={setChosen} /> : null}
        <CheckedCells cells={cells} />
        <div className="grid gap-3 border-t p-4">
          {changed > 0 ? (
            <CheckboxField
              label={t`Auch Zellen ausfüllen, neben denen jetzt ein anderer Text steht`}
              isSelected={fillsChanged}
              onChange={setFillsChanged}
            />
          ) : null}
          <ErrorNote>{request.error ? errorMessage(request.error) : null}</ErrorNote>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              isPending={request.isPending}
              isDisabled={filled === 0 || check.isFetching || readOnlyReason !== undefined}
              reason={
                readOnlyReason ?? (filled === 0 ? t`Keine Zelle bekommt etwas.` : t`Die Mappe wird noch geprüft.`)
              }
              onPress={() =>
                request.mutate({ chanceId: chance.id, kind: 'customerSheet', format: 'xlsx', filling: shown })
              }
            >{t`Preisblatt ausfüllen`}</Button>
            <span className="text-13 text-ink-2">
              <Trans>
                {filled} von {count} Zellen werden ausgefüllt.
              </Trans>
            </span>
          </div>
        </div>
      </Card>
    </>
  );
}

/** Which services of this Chance stand for those that the template knows. */
function ChosenServices({
  services,
  onChange,
}: {
  services: PriceFormCheck['services'];
  onChange: (services: PriceFormCheck['services']) => void;
}) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const { data } = trpc.services.ofChance.useQuery({ chanceId });
  const items = [
    { id: none, label: t`Keine` },
    ...namesInForm(data?.services ?? []).map(({ id, name }) => ({
      id,
      label: name,
      description: data?.services.find((service) => service.id === id)?.operationalOrganizationShortName,
    })),
  ];
  return (
    <div className="grid gap-4 border-b p-4 sm:grid-cols-2">
      {services.map(({ name, serviceId }) => (
        <Select
          key={name}
          label={t`Leistung für „${name}“`}
          items={items}
          value={serviceId ?? none}
          onChange={(id) =>
            onChange(services.map((one) => (one.name === name ? { name, serviceId: id === none ? null : id } : one)))
          }
        />
      ))}
    </div>
  );
}
