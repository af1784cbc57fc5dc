import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { Overview } from './overview.tsx';
import type { OverviewChoice } from './overview-choice.ts';

/** The calculation overview above another page; it begins with the services of one organization. */
export function OverviewDialog(props: {
  chance: Chance;
  organizationId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<OverviewChoice>({ operationalOrganizationId: props.organizationId });
  return (
    <Dialog
      size="wide"
      title={t`Kalkulationsübersicht`}
      subtitle={props.chance.description.name}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable
    >
      {/* In the dialog nothing stands above what stays at the top while the rest scrolls. */}
      <div className="[--head-height:0rem]">
        <Overview chance={props.chance} choice={choice} onChoice={setChoice} isInDialog />
      </div>
    </Dialog>
  );
}
