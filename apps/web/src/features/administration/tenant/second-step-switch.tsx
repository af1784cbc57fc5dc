import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '@zuschlag/ui/actions/button';
import type { ReadTenantSwitches } from '@zuschlag/validation/administration/tenant';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { TenantSwitchField } from './tenant-switch-field.tsx';

/** Requires a second step of all people, and says first how many will be asked for one. */
export function SecondStepSwitch({ switches }: { switches: ReadTenantSwitches }) {
  const { t } = useLingui();
  const { secondStep } = switches;
  const without = secondStep?.without ?? 0;
  const barred = !secondStep ? undefined : !secondStep.isOffered ? (
    <Trans>Der Betreiber hat dafür keinen Schlüssel hinterlegt (SECRETS_KEY).</Trans>
  ) : secondStep.isOwn ? undefined : (
    <Trans>
      Richten Sie zuerst <TextLink href={pathTo({ to: '/profile/account' })}>Ihren eigenen zweiten Schritt</TextLink>{' '}
      ein.
    </Trans>
  );
  const askedNow =
    without === 0
      ? t`Alle Personen haben schon einen zweiten Schritt.`
      : plural(without, {
          one: '# Person hat noch keinen und richtet ihn beim nächsten Klick ein, bevor sie weiterarbeitet.',
          other: '# Personen haben noch keinen und richten ihn beim nächsten Klick ein, bevor sie weiterarbeiten.',
        });
  return (
    <TenantSwitchField
      switches={switches}
      name="secondStepRequired"
      label={t`Zweiter Schritt ist Pflicht`}
      description={t`Wer sich anmeldet, zeigt neben dem Passwort einen Code aus einer Authenticator-App oder einen Passkey.`}
      barred={barred}
      question={{
        title: t`Zweiten Schritt von allen verlangen?`,
        text: `${askedNow} ${t`API-Zugänge laufen weiter.`}`,
        confirmLabel: t`Verlangen`,
      }}
    />
  );
}
