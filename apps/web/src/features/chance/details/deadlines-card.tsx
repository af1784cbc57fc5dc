import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceFieldLabels } from '../form/field-labels.ts';
import { DaysLeft } from '../lifecycle/days-left.tsx';

/** The dates of a Chance in the order they come, the submission last and strongest. */
export function DeadlinesCard({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { deadline } = chance;
  const entryOf = ({ name, day, time }: DateOfChance) => ({
    term: i18n._(chanceFieldLabels[`deadline.${name}`]),
    value: (
      <span className="inline-flex items-baseline gap-2.5">
        {isCounted(name) ? <DaysLeft day={day} /> : null}
        {format.day(day)}
        {time ? `, ${time}` : ''}
      </span>
    ),
  });
  const isOpen = !['submitted', 'won', 'lost', 'notbidding'].includes(chance.state);
  const isDecided = ['won', 'lost', 'notbidding'].includes(chance.state);
  const isCounted = (name: DateName) => name !== 'publication' && (isAfterSubmission.has(name) ? !isDecided : isOpen);
  const before = datesOf(chance, ['publication', 'siteVisit', 'questions', 'outsideInformation', 'participation']);
  const after = datesOf(chance, ['negotiation', 'finalOffer', 'plannedAward', 'bindingUntil']);
  return (
    <Card label={t`Fristen`}>
      <CardHeader title={t`Fristen`} />
      <CardBody>
        <DescriptionList
          layout="figures"
          items={[
            ...before.map((date) => entryOf(date)),
            {
              term: <span className="font-semibold text-ink">{t`Abgabe`}</span>,
              value: (
                <span className="inline-flex items-baseline gap-2.5 font-semibold">
                  {isOpen ? <DaysLeft day={deadline.submission} /> : null}
                  {format.day(deadline.submission)}, {deadline.submissionTime}
                </span>
              ),
            },
            ...after.map((date) => entryOf(date)),
          ]}
        />
      </CardBody>
    </Card>
  );
}

type DateName = Exclude<keyof Chance['deadline'], `${string}Time` | 'submission'>;
type DateOfChance = { name: DateName; day: string; time: string | null };

const isAfterSubmission: ReadonlySet<DateName> = new Set(['negotiation', 'finalOffer', 'plannedAward', 'bindingUntil']);

/** The dates that are known, as the calendar goes. */
function datesOf({ deadline }: Chance, names: readonly DateName[]): DateOfChance[] {
  return names
    .flatMap((name) => {
      const day = deadline[name];
      return day === null ? [] : [{ name, day, time: timeOf(deadline, name) }];
    })
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function timeOf(deadline: Chance['deadline'], name: DateName): string | null {
  const key = `${name}Time`;
  return key in deadline ? (deadline[key as keyof Chance['deadline']] ?? null) : null;
}
