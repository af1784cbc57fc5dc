import type { NamedProvider } from '@zuschlag/validation/accounts/providers';
import { useEffect, useState } from 'react';

/** The settings of the operator for the browser; an empty value hides its link. */
export type ClientConfig = {
  helpUrl: string | null;
  supportEmail: string | null;
  imprintUrl: string | null;
  privacyUrl: string | null;
  addressSearch: 'asYouType' | 'onRequest' | null;
  /** the providers that sign people in; null until the server has said it */
  providers: readonly NamedProvider[] | null;
  version: string | null;
};

const nothing: ClientConfig = {
  helpUrl: null,
  supportEmail: null,
  imprintUrl: null,
  privacyUrl: null,
  addressSearch: null,
  providers: null,
  version: null,
};
let loading: Promise<ClientConfig> | undefined;

/** Loads the configuration once per page; without an answer every optional link stays hidden. */
export function loadClientConfig(): Promise<ClientConfig> {
  loading ??= fetch('/client-config.json')
    .then(async (answer) => (answer.ok ? { ...nothing, ...((await answer.json()) as Partial<ClientConfig>) } : nothing))
    .catch(() => {
      loading = undefined;
      return nothing;
    });
  return loading;
}

/** Lets the next call load the configuration again: the test files of a page each have one of their own. */
export function forgetClientConfig(): void {
  loading = undefined;
}

/** The configuration, empty until it has arrived. */
export function useClientConfig(): ClientConfig {
  const [config, setConfig] = useState(nothing);
  useEffect(() => {
    let isHere = true;
    void loadClientConfig().then((loaded) => {
      if (isHere) setConfig(loaded);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return config;
}
