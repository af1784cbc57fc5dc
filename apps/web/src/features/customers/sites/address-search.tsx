import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import { limits } from '@zuschlag/validation/limits';
import { type KeyboardEvent, useState } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useSettled } from '../../../tables/use-settled.ts';

/** Searches an address in the service that the operator chose, and fills the fields below; without a service it is not there. */
export function AddressSearch({ onPick }: { onPick: (address: FoundAddress) => void }) {
  const { addressSearch } = useClientConfig();
  return addressSearch ? <AddressSearchField isAsYouType={addressSearch === 'asYouType'} onPick={onPick} /> : null;
}

/** @param isAsYouType without it the service is asked on Enter or the button only */
export function AddressSearchField({
  isAsYouType,
  onPick,
}: {
  isAsYouType: boolean;
  onPick: (address: FoundAddress) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const [sent, setSent] = useState('');
  const settled = useSettled(typed.trim());
  const wanted = isAsYouType ? settled : sent;
  const search = trpc.customers.findAddresses.useQuery(
    { text: wanted },
    {
      enabled: wanted.length >= limits.addressText.min && wanted !== picked,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
  // What was found for another text is no answer to this one.
  const isAnswered = wanted === typed.trim() && typed !== picked;
  const found = (isAnswered && search.data) || [];
  const items = found.map((address, index) => ({
    id: String(index),
    label: lineOf(address),
    description: address.name ?? undefined,
  }));
  const send = () => setSent(typed.trim());
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isAsYouType || items.length > 0) return;
    // Enter would send the form around the search.
    event.preventDefault();
    event.stopPropagation();
    send();
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-end gap-2" onKeyDownCapture={sendOnEnter}>
        <div className="min-w-0 flex-1">
          <ComboBox
            allowsFreeText
            isFiltered
            label={t`Adresse suchen`}
            placeholder={t`Straße, Hausnummer, Ort`}
            items={items}
            isLoading={search.isFetching}
            value={typed}
            onChange={setTyped}
            onPick={({ id, label }) => {
              const address = found[Number(id)];
              setPicked(label);
              if (address) onPick(address);
            }}
          />
        </div>
        {isAsYouType ? null : (
          <Button
            onPress={send}
            isPending={search.isFetching}
            isDisabled={typed.trim().length < limits.addressText.min}
            reason={t`Mindestens ${limits.addressText.min} Zeichen.`}
          >{t`Suchen`}</Button>
        )}
      </div>
      <p className="text-12 text-ink-3" role="status">
        {isAnswered && search.error ? (
          errorMessage(search.error)
        ) : isAnswered && search.data?.length === 0 ? (
          <Trans>Keine Adresse gefunden. Bitte tragen Sie sie unten von Hand ein.</Trans>
        ) : (
          <Trans>
            Füllt die Felder unten; sie lassen sich immer von Hand ändern. Daten: ©{' '}
            <TextLink tone="underlined" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
              OpenStreetMap-Mitwirkende
            </TextLink>
          </Trans>
        )}
      </p>
    </div>
  );
}

function lineOf({ address, postalCode, city }: FoundAddress): string {
  return [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
