import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui';
import { useHeldOffer } from '../../../forms/held-offer.ts';
import { NextStepCard } from '../next-step/next-step-card.tsx';
import { useChance } from '../workspace/chance-context.ts';
import { ApprovalsCard } from './approvals-card.tsx';
import { ChecklistCard } from './checks/checklist-card.tsx';
import { DestinationCard } from './destination-card.tsx';
import { NotReady } from './not-ready.tsx';
import { OfferCard } from './offer-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { SubmitForm } from './submit-form.tsx';

/** What is submitted, where to and who approved it; beside it the act, for the owner of the Chance alone. */
export function SubmissionScreen() {
  const chance = useChance();
  const isCalculated = chance.revenue !== null;
  const isAhead = chance.state === 'readytosubmit';
  return (
    <div className="grid w-full max-w-[70rem] items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4 max-lg:order-2">
        {isCalculated ? <OfferCard chance={chance} /> : null}
        {isAhead ? <ChecklistCard chance={chance} /> : null}
        {isCalculated && chance.state !== 'notbidding' ? <ApprovalsCard chance={chance} /> : null}
        <DestinationCard chance={chance} />
      </div>
      <div className="grid gap-4 max-lg:order-1 lg:sticky lg:top-4">
        <ActCard />
      </div>
    </div>
  );
}

function ActCard() {
  const { t } = useLingui();
  const chance = useChance();
  const { offer: state, isOver, hold } = useHeldOffer(chance.state);
  const movedTo = isOver ? chance.state : null;
  if (state === 'won' || state === 'lost')
    return <OutcomeCard chance={chance} state={state} movedTo={movedTo} hold={hold} />;
  const mayAct = state === 'readytosubmit' || state === 'submitted';
  return (
    <div className="grid gap-4">
      <Card label={t`Einreichung`}>
        <CardHeader title={t`Einreichung`} />
        <CardBody>
          {chance.archivedAt === null ? null : (
            <p className="text-ink-2">{t`Die Chance liegt im Archiv. Nach dem Zurückholen geht es hier weiter.`}</p>
          )}
          {chance.archivedAt !== null ? null : chance.isOwner ? (
            <>
              {state === 'readytosubmit' ? <SubmitForm chance={chance} movedTo={movedTo} hold={hold} /> : null}
              {state === 'submitted' ? <OutcomeChoice chance={chance} movedTo={movedTo} hold={hold} /> : null}
              {mayAct ? null : <NotReady />}
            </>
          ) : (
            <NotOwner />
          )}
        </CardBody>
      </Card>
      {chance.isOwner && mayAct ? null : <NextStepCard chance={chance} page="submission" />}
    </div>
  );
}

function NotOwner() {
  const { t } = useLingui();
  const { owner } = useChance().description;
  return (
    <p className="text-ink-2">
      {t`Die Einreichung verwaltet der Chance-Admin. Das ist ${owner.firstname} ${owner.lastname}, ${owner.organization}.`}
    </p>
  );
}
