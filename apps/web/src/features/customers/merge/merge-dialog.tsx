import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { Customer } from '@zuschlag/validation/customers/customers';
import type { MergePreview } from '@zuschlag/validation/customers/merge';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useCustomerSearch } from '../use-customer-search.ts';

type NamedCustomer = Pick<Customer, 'id' | 'name'>;
type Props = {
  customer: NamedCustomer;
  /** The customer that is chosen when the dialog opens. */
  duplicate?: NamedCustomer;
  isOpen: boolean;
  onClose: () => void;
  onMerged?: () => void;
};

/** Merges another customer into this one, after it has shown exactly what moves. */
export function MergeDialog({ isOpen, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Doppelten Kunden zusammenführen`}
      subtitle={t`Der gewählte Kunde geht in „${props.customer.name}“ auf.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <MergeForm {...props} /> : null}
    </Dialog>
  );
}

function MergeForm({ customer, duplicate, onClose, onMerged }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [typed, setTyped] = useState('');
  const [mergedId, setMergedId] = useState<string | null>(duplicate?.id ?? null);
  const { customers, isFetching } = useCustomerSearch(useDeferredValue(typed.trim()), 50);
  const others = customers.filter(({ id }) => id !== customer.id);
  const pair = { customerId: customer.id, mergedId: mergedId ?? '' };
  const preview = trpc.customers.mergePreview.useQuery(pair, { enabled: mergedId !== null, staleTime: 0 });
  const merge = trpc.customers.merge.useMutation();

  async function confirm(shown: MergePreview): Promise<void> {
    try {
      await merge.mutateAsync({ ...pair, basis: shown.basis });
    } catch (error) {
      if (failureOf(error).code === 'MERGE_CHANGED') void preview.refetch();
      showError(error);
      return;
    }
    toasts.success(t`„${shown.mergedName}“ gehört jetzt zu „${shown.keptName}“.`);
    void Promise.all([utils.customers.invalidate(), utils.chance.invalidate()]);
    onClose();
    onMerged?.();
  }

  return (
    <div className="grid gap-4">
      <ComboBox
        label={t`Doppelter Kunde`}
        isRequired
        isFiltered
        isLoading={isFetching}
        placeholder={t`Name oder Teil des Namens`}
        items={others.map(({ id, name: label }) => ({ id, label }))}
        value={mergedId}
        valueText={preview.data?.mergedName ?? (mergedId === duplicate?.id ? duplicate?.name : undefined)}
        onChange={setMergedId}
        onInputChange={setTyped}
      />
      {mergedId === null ? null : preview.error ? (
        <Banner
          tone="danger"
          title={t`Die Vorschau konnte nicht geladen werden`}
          action={<Button size="small" onPress={() => void preview.refetch()}>{t`Erneut versuchen`}</Button>}
        >
          {errorMessage(preview.error)}
        </Banner>
      ) : preview.data ? (
        <WhatMoves preview={preview.data} />
      ) : (
        <div role="status" aria-label={t`Die Vorschau wird geladen`}>
          <SkeletonText lines={3} />
        </div>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={merge.isPending}
          isDisabled={!preview.data || preview.isFetching}
          reason={mergedId === null ? t`Zuerst den doppelten Kunden wählen.` : undefined}
          onPress={() => {
            if (preview.data) void confirm(preview.data);
          }}
        >
          {t`Zusammenführen`}
        </Button>
      </DialogActions>
    </div>
  );
}

function WhatMoves({ preview }: { preview: MergePreview }) {
  const { t } = useLingui();
  const { keptName, mergedName, chanceCount, chanceNames, sites } = preview;
  const more = chanceCount - chanceNames.length;
  return (
    <section className="grid gap-3" aria-label={t`Das zieht um`}>
      <div>
        <h3 className="font-semibold">
          <Plural value={chanceCount} _0="Keine Chance" one="Eine Chance" other="# Chancen" />
        </h3>
        <p className="break-words text-ink-2">{chanceNames.join(', ')}</p>
        {more > 0 ? (
          <p className="text-ink-2">
            <Plural value={more} one="und eine weitere" other="und # weitere" />
          </p>
        ) : null}
      </div>
      <div>
        <h3 className="font-semibold">
          <Plural value={sites.length} _0="Kein Standort" one="Ein Standort" other="# Standorte" />
        </h3>
        <p className="break-words text-ink-2">{sites.map(({ name, city }) => `${name}, ${city}`).join('; ')}</p>
      </div>
      <div>
        <h3 className="font-semibold">{t`Name`}</h3>
        <p className="break-words text-ink-2">
          <Trans>
            Es bleibt „{keptName}“. Wer „{mergedName}“ eintippt, findet künftig diesen Kunden.
          </Trans>
        </p>
      </div>
      <p className="text-12 text-ink-3">
        <Trans>Preise und Stände der Chancen ändern sich nicht. 30 Tage lang lässt es sich rückgängig machen.</Trans>
      </p>
    </section>
  );
}
