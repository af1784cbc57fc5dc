import { Skeleton } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense, useState } from 'react';
import { NextStepCard } from '../next-step/next-step-card.tsx';
import { ProofsCard } from '../proofs/proofs-card.tsx';
import { useChance } from '../workspace/chance-context.ts';
import { mayEditDetails, useShowDetails } from '../workspace/edit-button.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { DetailsView } from './details-view.tsx';
import { MissingCard } from './missing-card.tsx';

// Most who read the details never change them, and the form is larger than the page.
const DetailsEditor = latePart(async () => (await import('./details-editor.tsx')).DetailsEditor);

/** The details of a Chance, editable for its owner. On a phone the next step comes first. */
export function DetailsScreen({ isEditing, isCompleting = false }: { isEditing: boolean; isCompleting?: boolean }) {
  const chance = useChance();
  const showDetails = useShowDetails(chance.id);
  const mayEdit = mayEditDetails(chance);
  // The typed values stay in the form when the Chance is locked or gets another owner.
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun !== (isEditing && (hasBegun || mayEdit))) setBegun(!hasBegun);
  if (isEditing && (mayEdit || hasBegun))
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <DetailsEditor chance={chance} isCompleting={isCompleting} onClose={() => showDetails()} />
      </Suspense>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 max-lg:order-2">
        <div className="grid gap-4">
          <MissingCard chance={chance} />
          <DetailsView chance={chance} />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
        <div className="min-w-0 empty:hidden max-lg:order-1">
          <NextStepCard chance={chance} page="details" />
        </div>
        <div className="grid min-w-0 gap-4 max-lg:order-3">
          <DeadlinesCard chance={chance} />
          <ProofsCard chance={chance} />
        </div>
      </div>
    </div>
  );
}

function EditorSkeleton() {
  return (
    <div className="grid gap-5 p-6 max-sm:p-4">
      {['description', 'contract', 'deadlines'].map((part) => (
        <div key={part} className="grid gap-4 rounded-card border bg-surface p-5">
          <Skeleton width={160} />
          <Skeleton kind="control" />
          <Skeleton kind="control" />
        </div>
      ))}
    </div>
  );
}
