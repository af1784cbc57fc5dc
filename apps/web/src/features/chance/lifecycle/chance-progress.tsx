import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Step, Stepper } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chancePaths } from '../workspace/chance-paths.ts';

type ChanceStep = Chance['progress'][number];

/** The four steps from the bid decision to the submission; only those that were reached lead anywhere. */
export function ChanceProgress({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = chancePaths(chance.id);
  const names: Record<ChanceStep['step'], { label: string; shortLabel: string; href: string }> = {
    bidDecisions: { label: t`Bid-Entscheidung`, shortLabel: t`Bid`, href: paths.bidDecisions },
    calculations: { label: t`Kalkulation`, shortLabel: t`Kalkulation`, href: paths.services },
    marginDecisions: { label: t`Margenentscheidung`, shortLabel: t`Marge`, href: paths.marginDecisions },
    submission: { label: t`Einreichung`, shortLabel: t`Einreichung`, href: paths.submission },
  };
  const words: Record<ChanceStep['status'], string> = {
    done: t`Erledigt`,
    current: t`Aktuell`,
    upcoming: t`Ausstehend`,
    closed: t`Geschlossen`,
  };

  const isDecided = chance.state === 'won' || chance.state === 'lost';
  const detailOf = (step: ChanceStep) => {
    if (step.step === 'submission' && (step.status === 'upcoming' || step.status === 'current')) {
      const day = format.day(chance.deadline.submission);
      return t`bis ${day}, ${chance.deadline.submissionTime}`;
    }
    if (step.status === 'done' && step.at) {
      const day = format.day(step.at);
      // Five steps have no room for the word that the mark shows as well.
      return isDecided ? (
        <>
          <span className="sr-only">{words.done}</span> {day}
        </>
      ) : (
        `${words.done} ${day}`
      );
    }
    if (step.status === 'current' && step.total)
      return t`${step.done ?? 0} von ${plural(step.total, { one: '# Gesellschaft', other: '# Gesellschaften' })}`;
    return words[step.status];
  };

  /** Without a bid nothing follows: the first step says so, the others are never reached. */
  const notBidding = (step: ChanceStep): Step => {
    const { step: id, at } = step;
    return id === 'bidDecisions'
      ? { id, ...names[id], status: 'ended', detail: at ? t`No-Bid am ${format.day(at)}` : t`No-Bid` }
      : { id, ...names[id], href: undefined, status: 'skipped', detail: t`entfällt` };
  };
  const outcome = (): Step[] => {
    if (!isDecided) return [];
    const isWon = chance.state === 'won';
    return [
      {
        id: 'outcome',
        label: isWon ? t`Gewonnen` : t`Verloren`,
        status: isWon ? 'done' : 'closed',
        detail: format.day(chance.closedAt),
      },
    ];
  };

  const standing = (step: ChanceStep): Step => ({
    id: step.step,
    ...names[step.step],
    ...(isDecided && { label: names[step.step].shortLabel }),
    href: step.status === 'upcoming' ? undefined : names[step.step].href,
    status: step.status,
    detail: detailOf(step),
  });
  const isNotBidding = chance.state === 'notbidding';
  const steps = [...chance.progress.map(isNotBidding ? notBidding : standing), ...outcome()];
  return <Stepper label={t`Fortschritt`} steps={steps} />;
}
