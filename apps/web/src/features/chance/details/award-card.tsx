import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { ExternalLink } from 'lucide-react';
import { procedureKindMessages } from '../form/choice-messages.ts';

/** The kind of procedure, the lot, the page of the documents, and whom to ask; absent when nothing of it is known. */
export function AwardCard({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const { procedureKind, lotNumber, lotTitle, platformUrl, contactName, contactMail, contactPhone } =
    chance.description;
  const lot = [lotNumber && t`Los ${lotNumber}`, lotTitle].filter(Boolean).join(' · ');
  const items = [
    procedureKind && { term: t`Verfahrensart`, value: i18n._(procedureKindMessages[procedureKind]) },
    lot !== '' && { term: t`Los`, value: lot },
    platformUrl && { term: t`Unterlagen`, value: <PlatformLink url={platformUrl} /> },
    contactName && { term: t`Ansprechperson`, value: contactName },
    contactMail && { term: t`E-Mail`, value: <MailLink address={contactMail} /> },
    contactPhone && {
      term: t`Telefon`,
      value: <PlainLink href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</PlainLink>,
    },
  ].filter((item) => typeof item === 'object' && item !== null);
  if (items.length === 0) return null;
  return (
    <Card label={t`Verfahren`}>
      <CardHeader title={t`Verfahren`} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

/** Opens in a tab of its own, which learns nothing of this one. */
function PlatformLink({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      <span className="break-all">{new URL(url).host}</span>
      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-3.5" />
      <span className="sr-only">{t`öffnet in neuem Tab`}</span>
    </TextLink>
  );
}

/** An address that is too long for its line goes on with its host. */
function MailLink({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <TextLink href={`mailto:${address}`}>
      <span className="break-words">
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </TextLink>
  );
}

function PlainLink({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href}>
      <span className="break-all">{children}</span>
    </TextLink>
  );
}
