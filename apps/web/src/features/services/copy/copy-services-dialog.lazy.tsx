import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { Select } from '@zuschlag/ui/lists/select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { Service } from '@zuschlag/validation/services/service';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { useAddressMessages } from '../../customers/sites/site-address.ts';
import { CopyPreview } from './copy-preview.tsx';
import { useCopyTrial } from './use-copy-trial.ts';

type Props = { services: readonly Service[]; onClose: () => void; onDone: () => void };

/** Copies services for another organization, to another site or into another Chance, and shows before what comes of it. */
export function CopyServicesDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={plural(props.services.length, { one: 'Leistung kopieren', other: '# Leistungen kopieren' })}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
      subtitle={t`Die Vorlage bleibt, wie sie ist.`}
    >
      {isOpen ? <CopyForm {...props} /> : null}
    </Dialog>
  );
}

const asBefore = 'asBefore';

function CopyForm({ services, onClose, onDone }: Props) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const here = useChance();
  const addressOf = useAddressMessages();
  const [chanceId, setChanceId] = useState<string | null>(here.id);
  const [organization, setOrganization] = useState<string>(asBefore);
  const [site, setSite] = useState<string>(asBefore);
  const target = trpc.chance.byId.useQuery(
    { id: chanceId ?? '' },
    { enabled: chanceId !== null && chanceId !== here.id },
  ).data;
  const chance = chanceId === here.id ? here : target;
  const customerId = chance?.description.customerId;
  const sites = trpc.customers.byId.useQuery({ customerId: customerId ?? '' }, { enabled: !!customerId }).data?.sites;
  const call = {
    serviceIds: services.map(({ id }) => id),
    input: {
      chanceId: chanceId ?? here.id,
      operationalOrganizationId: organization === asBefore ? null : Number(organization),
      siteId: site === asBefore ? null : site,
    },
  };
  const trial = useCopyTrial(call, chanceId !== null);
  const copy = trpc.services.copy.useMutation();
  const reason =
    chanceId === null
      ? t`Zuerst die Chance wählen, in die kopiert wird.`
      : trial.error
        ? t`So lassen sich die Leistungen nicht kopieren.`
        : t`Die Kopien werden gerade berechnet.`;
  const bidders = (chance?.organizations ?? []).filter(({ isBidding }) => isBidding);

  async function confirm() {
    // The refusal stands above the buttons.
    const result = await copy.mutateAsync(call).catch(() => null);
    if (result === null) return;
    await Promise.all([utils.services.invalidate(), utils.chance.invalidate()]);
    toasts.success(
      plural(result.services.length, { one: 'Die Leistung ist kopiert.', other: '# Leistungen sind kopiert.' }),
    );
    onDone();
    onClose();
  }

  return (
    <div className="grid gap-4">
      <ChanceChoice
        value={chanceId}
        onChange={(id) => {
          setChanceId(id);
          setOrganization(asBefore);
          setSite(asBefore);
          copy.reset();
        }}
      />
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Select
          label={t`Gesellschaft`}
          items={[
            { id: asBefore, label: t`Wie bisher` },
            ...bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName })),
          ]}
          value={organization}
          onChange={setOrganization}
        />
        <Select
          label={t`Standort`}
          items={[
            { id: asBefore, label: t`Wie bisher` },
            ...(sites ?? []).map((one) => ({ id: one.id, label: one.name, description: addressOf(one) })),
          ]}
          value={site}
          onChange={setSite}
        />
      </div>
      {chanceId === null || trial.error ? null : trial.data ? (
        <CopyPreview services={trial.data.services} />
      ) : (
        <SkeletonText lines={3} />
      )}
      <ErrorNote>{copy.error ? errorMessage(copy.error) : trial.error ? errorMessage(trial.error) : null}</ErrorNote>
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={copy.isPending}
          isDisabled={!trial.data || chanceId === null}
          reason={reason}
          onPress={() => void confirm()}
        >{t`Kopieren`}</Button>
      </DialogActions>
    </div>
  );
}

/** This Chance, or one of those that are calculated now. */
function ChanceChoice({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { t } = useLingui();
  const here = useChance();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isFetching } = trpc.chance.list.useQuery(
    { first: 25, filters: { state: ['editing'], ...(search === '' ? {} : { search }) } },
    { placeholderData: (previous) => previous },
  );
  const others = (data?.edges ?? []).map(({ node }) => node).filter(({ id }) => id !== here.id);
  return (
    <ComboBox
      label={t`Chance`}
      isRequired
      description={t`Zur Wahl stehen Chancen, die gerade kalkuliert werden.`}
      isFiltered
      isLoading={isFetching}
      items={[
        { id: here.id, label: t`Diese Chance`, description: `${here.shortNumber} · ${here.description.name}` },
        ...others.map(({ id, name, shortNumber, customerName }) => ({
          id,
          label: name,
          description: `${shortNumber} · ${customerName}`,
        })),
      ]}
      value={value}
      onChange={onChange}
      onInputChange={setTyped}
      emptyText={t`Keine andere Chance gefunden.`}
    />
  );
}
