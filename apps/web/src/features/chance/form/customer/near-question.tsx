import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import type { Customer } from '@zuschlag/validation/customers/customers';

/** Customers of similar names to take, or the answer that the typed one is new. */
export function NearQuestion({
  name,
  near,
  isNew,
  onTake,
  onNew,
}: {
  name: string;
  near: readonly Customer[];
  isNew: boolean;
  onTake: (customer: Customer) => void;
  onNew: () => void;
}) {
  const { t } = useLingui();
  if (isNew) return <p className="text-12 text-ink-3" role="status">{t`„${name}“ wird als neuer Kunde angelegt.`}</p>;
  return (
    <fieldset
      className="grid gap-1 rounded-control border border-warn-line bg-warn-soft px-3 py-2 text-12"
      aria-live="polite"
    >
      <legend className="sr-only">{t`Ähnlicher Kunde`}</legend>
      <p className="font-medium">{t`Ist einer dieser Kunden gemeint?`}</p>
      <ul className="grid gap-0.5">
        {near.map((customer) => (
          <li key={customer.id} className="flex flex-wrap items-center gap-x-2">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {customer.name} <CustomerFacts customer={customer} />
            </span>
            <Button
              variant="ghost"
              size="small"
              aria-label={t`${customer.name} nehmen`}
              onPress={() => onTake(customer)}
            >{t`Diesen nehmen`}</Button>
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 flex-1 basis-40 break-words text-ink-2">{t`Nein, „${name}“ ist neu.`}</span>
          <Button variant="ghost" size="small" onPress={onNew}>{t`Neu anlegen`}</Button>
        </li>
      </ul>
    </fieldset>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const chances = customer.chanceCount === 1 ? t`1 Chance` : t`${customer.chanceCount} Chancen`;
  const sites = customer.sites.length === 1 ? t`1 Standort` : t`${customer.sites.length} Standorte`;
  return (
    <span className="text-ink-2">
      ({chances}, {sites})
    </span>
  );
}
