import { useLingui } from '@lingui/react/macro';
import type { Billing } from '@zuschlag/validation/billing/billing';

/** Who keeps a contract, and whether that provider does what it needs. */
export function ContractProvider({ contract }: { contract: Billing }) {
  const { t } = useLingui();
  const { provider, providerCustomerId, providerProblem } = contract;
  if (provider === 'book') return t`Vertragsbuch`;
  return (
    <span className="grid">
      <span>Stripe</span>
      {providerProblem !== null ? (
        <span className="text-12 text-danger-text">{t`Stripe lehnt ab: ${providerProblem}`}</span>
      ) : providerCustomerId === null ? (
        <span className="text-12 text-ink-2">{t`wird bei Stripe angelegt`}</span>
      ) : null}
    </span>
  );
}
