import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, LinkButton, Skeleton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import type { StepPlace } from '../../../app/features/feature.ts';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useSession } from '../../../app/session/session.tsx';
import { DaysLeft } from '../lifecycle/days-left.tsx';
import { nextStepOf } from './next-step.ts';
import { type OpenStep, useNextStepMessages } from './next-step-messages.ts';
import { stepPaths } from './step-paths.ts';
import { type UpcomingStep, useUpcomingSteps } from './upcoming-steps.ts';
import { useDeciders } from './use-deciders.ts';

type NextStepProps = {
  chance: Chance;
  page: StepPlace;
  /** whether the decision group that is open waits for the viewer */
  isGroupMine?: boolean;
};

/** Who acts next, since when, why and by when, with the act itself for the person who may; then the following steps. */
export function NextStepCard({ chance, page, isGroupMine }: NextStepProps) {
  const { t } = useLingui();
  const step = nextStepOf(chance, useSession(), { page, isGroupMine });
  const ahead = useUpcomingSteps(chance);
  const isDetails = page === 'details';
  if (!step) return null;
  if (chance.archivedAt !== null) return null;
  if (step.isEnded) return isDetails ? null : <EndedCard state={step.state} />;
  return (
    <Card label={t`Nächster Schritt`}>
      <CardHeader title={t`Nächster Schritt`} aside={<Since since={step.since} />} />
      <CardBody>
        <StepWords step={step} chanceId={chance.id} />
        <Looking step={step} chance={chance} page={page} />
      </CardBody>
      <Act step={step} chance={chance} page={page} isInside />
      {isDetails && ahead.length > 1 ? (
        <ol aria-label={t`Was als Nächstes passiert`} className="border-t p-4">
          {ahead.map((point, index) => (
            <UpcomingStepLine key={point.key} point={point} isLast={index === ahead.length - 1} />
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

/** The same in one line above a page; nothing when the Chance has ended. */
export function NextStepBand({ chance, page }: NextStepProps) {
  const { t } = useLingui();
  const step = nextStepOf(chance, useSession(), { page });
  if (!step || step.isEnded) return null;
  return (
    <section
      aria-label={t`Nächster Schritt`}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border bg-surface px-4 py-2.5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <StepWords step={step} chanceId={chance.id} />
      </div>
      <Act step={step} chance={chance} page={page} />
    </section>
  );
}

const decisions: ReadonlySet<OpenStep['task']> = new Set(['bid', 'bidAgree', 'margin', 'overrule']);

function StepWords({ step, chanceId }: { step: OpenStep; chanceId: string }) {
  const { t } = useLingui();
  const { actor, organizationId, task } = step;
  const able = useDeciders(
    { chanceId, organizationId, isOverrule: task === 'overrule' },
    { isEnabled: actor === 'ours' && decisions.has(task) },
  );
  const { sentence, why, whoMay } = useNextStepMessages();
  return (
    <div className="grid gap-1">
      <p>
        <span className="font-semibold">{actor === 'me' ? t`Sie` : step.name}</span> {sentence(step, actor === 'me')}
      </p>
      <p className="text-12 text-ink-3">
        {why(step)} {actor === 'ours' ? whoMay(step, able) : null}
      </p>
      <Until step={step} />
    </div>
  );
}

/** The day that ends the wait; once it has passed, that. */
function Until({ step: { until } }: { step: OpenStep }) {
  const { t } = useLingui();
  const format = useFormat();
  if (until === null) return null;
  const isOver = until.submission < berlinDayOf(new Date());
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2">
      {isOver ? (
        <span className="font-semibold text-danger-text">{t`Die Abgabefrist ist vorbei.`}</span>
      ) : (
        <>
          {t`Abgabe bis ${format.day(until.submission)}, ${until.submissionTime}`}
          <DaysLeft day={until.submission} />
        </>
      )}
    </p>
  );
}

/** For another person of the organization that acts: the page to read what it is about. */
function Looking({ step, chance, page }: { step: OpenStep; chance: Chance; page: StepPlace }) {
  const { t } = useLingui();
  const pathOf = stepPaths(chance);
  if (step.actor !== 'ours' || page !== 'details') return null;
  return (
    <div className="mt-2">
      <LinkButton size="small" href={pathOf(step)}>{t`Ansehen`}</LinkButton>
    </div>
  );
}

/** `isInside`: below the words in the card. */
type ActProps = { step: OpenStep; chance: Chance; page: StepPlace; isInside?: boolean };

/** The controls of the act, from the feature that it belongs to. */
function Act({ step: { act }, chance, page, isInside = false }: ActProps) {
  const offered = useFeatures()
    .flatMap(({ chanceActs = [] }) => chanceActs)
    .find((one) => one.act === act);
  if (!offered) return null;
  return (
    <Suspense
      fallback={
        <div className="p-4">
          <Skeleton kind="control" />
        </div>
      }
    >
      {page === 'details' && offered.isForm ? (
        <offered.Part chance={chance} page={page} />
      ) : (
        <div className={isInside ? 'px-4 pb-4' : undefined}>
          <offered.Part chance={chance} page={page} />
        </div>
      )}
    </Suspense>
  );
}

function EndedCard({ state }: { state: 'won' | 'lost' | 'notbidding' }) {
  const { t } = useLingui();
  const words = {
    won: t`Die Chance ist gewonnen. Hier ist nichts mehr zu tun.`,
    lost: t`Die Chance ist verloren. Hier ist nichts mehr zu tun.`,
    notbidding: t`Auf diese Chance wird nicht geboten. Hier ist nichts mehr zu tun.`,
  };
  return (
    <Card label={t`Nächster Schritt`}>
      <CardHeader title={t`Nächster Schritt`} />
      <CardBody>
        <p className="text-ink-2">{words[state]}</p>
      </CardBody>
    </Card>
  );
}

function Since({ since }: { since: string }) {
  const { t } = useLingui();
  const days = daysBetween(berlinDayOf(new Date(since)), berlinDayOf(new Date()));
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
