import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList, IconButton, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { Copy, ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCopy } from '../../../app/clipboard/use-copy.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DaysLeft } from '../lifecycle/days-left.tsx';

type DescriptionItem = ComponentProps<typeof DescriptionList>['items'][number];

/** Where the offer goes and until when: what people copy into the platform. */
export function DestinationCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { type, platform, platformUrl, awardingAuthority, lotNumber, lotTitle } = chance.description;
  /** What a private customer does not have leaves no empty line. */
  const ofAuthority = (value: string | null, item: DescriptionItem) =>
    type === 'Private' && value === null ? [] : [item];
  const { submission, submissionTime } = chance.deadline;
  const isOpen = chance.submittedAt === null && chance.state !== 'notbidding';
  const lot = [lotNumber && t`Los ${lotNumber}`, lotTitle].filter(Boolean).join(' · ');
  return (
    <Card label={t`Wohin`}>
      <CardHeader title={t`Wohin`} />
      <CardBody>
        <DescriptionList
          items={[
            ...(type === 'Private' ? [{ term: t`Kunde`, value: chance.customer.name }] : []),
            ...ofAuthority(awardingAuthority, {
              term: t`Vergabestelle`,
              value: <Copied text={awardingAuthority} name={t`Vergabestelle`} />,
            }),
            ...ofAuthority(chance.referenceNumber, {
              term: t`Aktenzeichen`,
              value: <Copied text={chance.referenceNumber} name={t`Aktenzeichen`} />,
            }),
            ...ofAuthority(platform ?? platformUrl, {
              term: t`Plattform`,
              value: platformUrl ? <PlatformLink url={platformUrl} name={platform} /> : (platform ?? '–'),
            }),
            ...(lot === '' ? [] : [{ term: t`Los`, value: <Copied text={lot} name={t`Los`} /> }]),
            {
              term: t`Abgabe`,
              value: (
                <span className="tnum inline-flex flex-wrap items-baseline gap-x-2">
                  {format.day(submission)}, {submissionTime}
                  {isOpen ? <DaysLeft day={submission} /> : null}
                </span>
              ),
            },
            ...(chance.submittedAt === null
              ? []
              : [{ term: t`Eingereicht`, value: <span className="tnum">{format.dateTime(chance.submittedAt)}</span> }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}

function Copied({ text, name }: { text: string | null; name: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  if (text === null) return '–';
  const copyText = () => void copy(text, t`${name} kopiert.`, t`Markieren Sie den Text, um ihn zu kopieren.`);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="min-w-0 break-words">{text}</span>
      <span className="-my-1.5">
        <IconButton size="tight" label={t`${name} kopieren`} icon={<Copy />} onPress={copyText} />
      </span>
    </span>
  );
}

/** Opens in a tab of its own, which learns nothing of this one. */
function PlatformLink({ url, name }: { url: string; name: string | null }) {
  const { t } = useLingui();
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      <span className="break-words">{name ?? new URL(url).host}</span>
      <ExternalLink aria-hidden="true" className="ml-1.5 inline size-3.5" />
      <span className="sr-only">{t`öffnet in neuem Tab`}</span>
    </TextLink>
  );
}
