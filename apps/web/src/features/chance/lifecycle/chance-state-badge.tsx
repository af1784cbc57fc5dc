import { useLingui } from '@lingui/react/macro';
import { StateBadge } from '@zuschlag/ui';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { chanceStateLooks } from '../../../app/vocabulary/chance-states.ts';

/** The badge of a state; one the browser does not know yet is shown as unknown and grey. */
export function ChanceStateBadge({ state, isShort = false }: { state: ChanceState; isShort?: boolean }) {
  const { i18n, t } = useLingui();
  const look = chanceStateLooks[state] as (typeof chanceStateLooks)[ChanceState] | undefined;
  if (!look) return <StateBadge tone="none">{t`Unbekannt`}</StateBadge>;
  return <StateBadge tone={look.tone}>{i18n._(isShort ? look.short : look.label)}</StateBadge>;
}
