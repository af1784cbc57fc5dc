import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { NamedProvider, ProviderKey } from '@zuschlag/validation/accounts/providers';
import { useEffect, useState } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { SignInError } from '../../../app/session/identity.ts';
import { goToProvider, type ProviderStart, showProviderFailure } from './provider-calls.ts';

const usual: readonly NamedProvider[] = [
  { key: 'google', name: 'Google' },
  { key: 'microsoft', name: 'Microsoft' },
];

/** The ways in without a password. One that the operator has not set up is there and says so. */
export function ProviderButtons(start: ProviderStart) {
  const { t } = useLingui();
  const { providers: configured } = useClientConfig();
  const providers = [...usual, ...(configured?.filter(({ key }) => key === 'oidc') ?? [])];
  const [going, setGoing] = useState<ProviderKey | null>(null);
  // Back from the provider, the browser may show this page as it was left.
  useEffect(() => {
    const reset = () => setGoing(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  function go(key: ProviderKey): void {
    if (going !== null) return;
    setGoing(key);
    goToProvider(key, start).catch((error: unknown) => {
      setGoing(null);
      const code = error instanceof SignInError ? error.code : null;
      // Without an invitation there is no link: the operator took the provider away while this page stood open.
      if (code === 'LINK_INVALID' && !start.invitation) return showProviderFailure('PROVIDER_NOT_CONFIGURED');
      showProviderFailure(code === 'INTERNAL' ? 'PROVIDER_UNAVAILABLE' : code);
    });
  }

  return (
    <div className="mt-5 grid gap-2.5">
      <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        <Trans>oder</Trans>
      </p>
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          isWide
          isDisabled={!configured?.some((provider) => provider.key === key)}
          reason={configured && t`Die Anmeldung mit ${name} hat der Betreiber nicht eingerichtet.`}
          isBusy={going === key}
          onPress={() => go(key)}
        >
          {t`Mit ${name} anmelden`}
        </Button>
      ))}
    </div>
  );
}
