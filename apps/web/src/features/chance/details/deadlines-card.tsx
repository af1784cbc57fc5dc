import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DaysLeft } from '../lifecycle/days-left.tsx';

/** The dates of a Chance in the order they come, the submission last and strongest. */
export function DeadlinesCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { deadline } = chance;
  const isOpen = !['submitted', 'won', 'lost', 'notbidding'].includes(chance.state);
  const dated = [
    { term: t`Veröffentlichung`, day: deadline.publication, counts: false },
    { term: t`Ortsbesichtigung`, day: deadline.siteVisit, counts: isOpen },
    { term: t`Bieterfragen`, day: deadline.questions, counts: isOpen },
    { term: t`Antworten bis`, day: deadline.outsideInformation, counts: isOpen },
  ].filter((entry) => entry.day !== null);
  return (
    <Card label={t`Fristen`}>
      <CardHeader title={t`Fristen`} />
      <CardBody>
        <DescriptionList
          layout="figures"
          items={[
            ...dated.map(({ term, day, counts }) => ({
              term,
              value: (
                <span className="inline-flex items-baseline gap-2.5">
                  {counts && day ? <DaysLeft day={day} /> : null}
                  {format.day(day)}
                </span>
              ),
            })),
            {
              term: <span className="font-semibold text-ink">{t`Abgabe`}</span>,
              value: (
                <span className="inline-flex items-baseline gap-2.5 font-semibold">
                  {isOpen ? <DaysLeft day={deadline.submission} /> : null}
                  {format.day(deadline.submission)}, {deadline.submissionTime}
                </span>
              ),
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
