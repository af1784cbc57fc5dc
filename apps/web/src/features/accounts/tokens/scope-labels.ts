import { useLingui } from '@lingui/react/macro';
import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';

/** The words for what a token may do. */
export function useScopeLabels(): { [scope in TokenScope]: string } {
  const { t } = useLingui();
  return { read: t`Nur lesen`, tables: t`Nur Tabellen`, all: t`Alles` };
}
