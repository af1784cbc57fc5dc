import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { type ImportedValues, noLots } from './lot-values.ts';

/** What the buttons of the form around create. */
export function CreateWords({ kind }: { kind: 'full' | 'quick' }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { control } = useFormContext<ImportedValues>();
  const { taken, shown } = useWatch({ control, name: 'lots' }) ?? noLots;
  const count = shown === null ? 1 : taken.length;
  if (count > 1 && kind === 'full') return plural(count, { one: '# Chance anlegen', other: '# Chancen anlegen' });
  if (count > 1)
    return isPhone
      ? t`Als Schnell-Chancen`
      : plural(count, { one: '# Schnell-Chance anlegen', other: '# Schnell-Chancen anlegen' });
  if (kind === 'full') return t`Chance anlegen`;
  return isPhone ? t`Als Schnell-Chance` : t`Als Schnell-Chance anlegen`;
}
