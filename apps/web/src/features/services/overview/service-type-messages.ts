import { useLingui } from '@lingui/react/macro';
import type { ServiceType } from '@zuschlag/validation/vocabulary';

/** @returns the name of a kind of service */
export function useServiceTypeMessages(): (type: ServiceType) => string {
  const { t } = useLingui();
  return (type) => {
    switch (type) {
      case 'PERMANENT':
        return t`Permanent`;
      case 'MOBILE':
        return t`Mobil`;
      case 'INTEGRATED':
        return t`Integriert`;
    }
  };
}
