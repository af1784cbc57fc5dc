import type { Chance } from '@zuschlag/validation/chance/chance';
import { Suspense } from 'react';
import type { PagePath } from '../../../app/features/feature.ts';
import { useFeatures, useRoutePath } from '../../../app/features/features-context.tsx';
import { SubmissionAct } from '../next-step/submission-act.tsx';
import { useActHere } from '../next-step/use-act-here.ts';
import { EditButton } from './edit-button.tsx';

const details: PagePath = '/tender/$tenderId/details';
const submission: PagePath = '/tender/$tenderId/submission';

/** The transitions of this Chance, for users with the right; its other changes are in the menu of the head. */
export function WorkspaceActions({ chance }: { chance: Chance }) {
  const page = useRoutePath();
  const actHere = useActHere(chance);
  const isOfferedBelow = actHere === 'submit' || actHere === 'declareOutcome';
  const added = useFeatures().flatMap(({ chanceActions = [] }) => chanceActions);
  return (
    <>
      {page === details ? <EditButton chance={chance} /> : null}
      {added.map(({ id, Part }) => (
        <Suspense key={id}>
          <Part chance={chance} />
        </Suspense>
      ))}
      {page !== submission && !isOfferedBelow && chance.isOwner && isSubmission(chance) ? (
        <SubmissionAct chance={chance} />
      ) : null}
    </>
  );
}

function isSubmission({ state }: Chance): boolean {
  return state === 'readytosubmit' || state === 'submitted';
}
