import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Billing } from '@zuschlag/validation/billing/billing';
import { ExternalLink } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Stripe refuses something of a contract that is not made there yet. */
function mayCorrect({ providerProblem, providerCustomerId, subscriptionStatus }: Billing): boolean {
  return providerProblem !== null && (providerCustomerId === null || subscriptionStatus === 'incomplete');
}

/** What an Admin does with a contract that Stripe keeps: its state, its price and its end are decided there. */
export function ProviderActions({ contract, onCorrect }: { contract: Billing; onCorrect: () => void }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const { organizationId, organization, providerCustomerId } = contract;
  const follow = trpc.billing.followProvider.useMutation({
    onSuccess: () => toasts.success(t`Der Vertrag wird mit Stripe abgeglichen.`),
    onError: (error) => showError(error),
  });
  return (
    <span className="flex items-center justify-end gap-1.5">
      {mayCorrect(contract) ? (
        <Button
          size="small"
          aria-label={t`Angaben von ${organization.shortName} berichtigen`}
          onPress={onCorrect}
        >{t`Berichtigen`}</Button>
      ) : null}
      <Button
        size="small"
        isPending={follow.isPending}
        aria-label={t`Vertrag von ${organization.shortName} abgleichen`}
        onPress={() => follow.mutate({ organizationId })}
      >{t`Abgleichen`}</Button>
      {providerCustomerId === null ? null : (
        <LinkButton
          size="small"
          href={`https://dashboard.stripe.com/customers/${encodeURIComponent(providerCustomerId)}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink />}
          aria-label={t`${organization.shortName} bei Stripe öffnen`}
        >
          Stripe
        </LinkButton>
      )}
    </span>
  );
}
