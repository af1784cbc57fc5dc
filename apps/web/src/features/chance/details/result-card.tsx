import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { OutcomeFacts } from '../lifecycle/outcome-facts.tsx';

/** What was really offered, and how the award ended; absent while neither says more than the head of the Chance. */
export function ResultCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { offeredRevenue, offeredReason, lossReason, reasonForLoss, winner, winningPrice } = chance;
  const hasOutcome = [lossReason, reasonForLoss, winner, winningPrice].some((fact) => fact !== null);
  if (offeredRevenue === null && !hasOutcome) return null;
  return (
    <Card label={t`Angebot und Ergebnis`}>
      <CardHeader title={t`Angebot und Ergebnis`} />
      <CardBody>
        <div className="grid gap-1">
          {offeredRevenue === null ? null : (
            <DescriptionList
              layout="one-column"
              items={[
                {
                  term: t`Angeboten`,
                  value: (
                    <span className="tnum">
                      {format.euro(offeredRevenue)}{' '}
                      <span className="text-ink-3">{t`statt ${format.euro(chance.revenue)}`}</span>
                    </span>
                  ),
                },
                { term: t`Begründung`, value: <span className="whitespace-pre-line">{offeredReason}</span> },
              ]}
            />
          )}
          <OutcomeFacts chance={chance} />
        </div>
      </CardBody>
    </Card>
  );
}
