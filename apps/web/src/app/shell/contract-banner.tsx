import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { useClientConfig } from '../api/client-config.ts';
import { pathTo } from '../navigation/path-to.ts';
import { useFormat } from '../preferences/use-format.ts';
import { useRight, useSession } from '../session/session.tsx';

/** What a late or unpaid contract means for the work on every page, and who can act. */
export function ContractBanner() {
  const { t } = useLingui();
  const { day: dayText } = useFormat();
  const { contract } = useSession();
  const settlesBills = useRight('SEE_BILLING');
  const { supportEmail } = useClientConfig();
  if (!contract) return null;
  const { readOnlyFrom, isReadOnly } = contract;
  const day = dayText(readOnlyFrom);
  const title = isReadOnly
    ? t`Nur lesen: Der Vertrag Ihres Unternehmens ist nicht bezahlt.`
    : readOnlyFrom === null
      ? t`Eine Rechnung Ihres Unternehmens ist offen.`
      : t`Der Vertrag Ihres Unternehmens ist nicht bezahlt. Ab ${day} können Sie nur noch lesen.`;
  return (
    <Banner
      tone={isReadOnly ? 'danger' : 'warn'}
      place="edge"
      title={title}
      isLive
      action={
        settlesBills ? (
          <LinkButton size="small" href={pathTo({ to: '/settings/billing' })}>{t`Zum Vertrag`}</LinkButton>
        ) : undefined
      }
    >
      {readOnlyFrom === null
        ? t`Bitte begleichen Sie sie. Alle arbeiten weiter wie bisher.`
        : t`Lesen, exportieren, abstimmen und Chancen als eingereicht markieren geht weiter.`}{' '}
      {readOnlyFrom === null
        ? null
        : settlesBills
          ? supportEmail
            ? t`Nach der Zahlung geht alles sofort wieder. Fragen beantwortet ${supportEmail}.`
            : t`Nach der Zahlung geht alles sofort wieder.`
          : t`Ein Manager der Hauptgesellschaft kann den Vertrag klären.`}
    </Banner>
  );
}
