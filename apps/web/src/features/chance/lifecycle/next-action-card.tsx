import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { Check } from 'lucide-react';
import { useSession } from '../../../app/session/session.tsx';
import { daysUntil } from './days-until.ts';
import { type NextAction, useNextActionMessages } from './next-action-messages.ts';
import { type UpcomingStep, useUpcomingSteps } from './upcoming-steps.ts';

/** The next actor, since when and why, and the following steps; empty when the Chance has ended. */
export function NextActionCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { sentence, whoMay, wayTo } = useNextActionMessages(chance.id);
  const { organizationId } = useSession();
  const ahead = useUpcomingSteps(chance);
  const { turn } = chance;
  if (!turn) return null;
  const way = wayTo(turn);
  // The own organization is waited for, but another person of it has to act.
  const isOurs = !turn.isMe && turn.organizationId === organizationId;
  return (
    <Card label={t`Wer ist am Zug?`}>
      <CardHeader title={t`Wer ist am Zug?`} aside={<Since turn={turn} />} />
      <CardBody>
        <p className="font-semibold text-16">{turn.isMe ? t`Sie` : turn.name}</p>
        <p className="text-ink-2">{sentence(turn, turn.isMe)}</p>
        {isOurs ? <p className="text-12 text-ink-3">{whoMay(turn)}</p> : null}
        {turn.isMe || isOurs ? (
          <div className="mt-2">
            <LinkButton size="small" href={way.href}>
              {turn.isMe ? way.label : t`Ansehen`}
            </LinkButton>
          </div>
        ) : null}
      </CardBody>
      {ahead.length > 1 ? (
        <ol aria-label={t`Was als Nächstes passiert`} className="border-t p-4">
          {ahead.map((point, index) => (
            <UpcomingStepLine key={point.key} point={point} isLast={index === ahead.length - 1} />
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

function Since({ turn }: { turn: NextAction }) {
  const { t } = useLingui();
  const days = -daysUntil(berlinDayOf(new Date(turn.since)), berlinDayOf(new Date()));
  if (days <= 0) return t`seit heute`;
  return days === 1 ? t`seit gestern` : t`seit ${days} Tagen`;
}

const marks: Record<UpcomingStep['mark'], string> = {
  done: 'border-ink-2 bg-ink-2 text-inverse',
  due: 'border-[5px] border-state-pending-dot bg-surface',
  later: 'border-[1.5px] border-border-field',
};

function UpcomingStepLine({ point, isLast }: { point: UpcomingStep; isLast: boolean }) {
  const { t } = useLingui();
  const standing = { done: t`erledigt`, due: t`am Zug`, later: t`später` }[point.mark];
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5">
      <span className="grid grid-rows-[auto_1fr] justify-items-center gap-1 pt-0.5">
        <span
          role="img"
          aria-label={standing}
          className={`grid size-4 place-items-center rounded-full border ${marks[point.mark]}`}
        >
          {point.mark === 'done' ? <Check aria-hidden="true" className="size-2.5" strokeWidth={3} /> : null}
        </span>
        {isLast ? null : <span aria-hidden="true" className="mb-1 w-px bg-border" />}
      </span>
      <span className={isLast ? '' : 'pb-3'}>
        <span className="block font-medium">{point.name}</span>
        <span className="block text-12 text-ink-3">{point.text}</span>
      </span>
    </li>
  );
}
