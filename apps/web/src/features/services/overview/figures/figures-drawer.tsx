import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, Sheet, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../app/api/trpc.ts';
import { errorMessage } from '../../../../app/errors/error-messages.ts';
import { pathTo } from '../../../../app/navigation/path-to.ts';
import { calculationLock } from '../../lock/calculation-lock.ts';
import { FiguresView } from './figures-view.tsx';

/** Costs and prices beside every page of a Chance. */
export function FiguresDrawer(props: { chance: Chance; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Sheet
      side="right"
      size="large"
      title={t`Kosten und Preise`}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      {props.isOpen ? <Figures chance={props.chance} /> : null}
    </Sheet>
  );
}

function Figures({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const [scope, setScope] = useState<string>();
  const { data, error, refetch } = trpc.services.ofChance.useQuery({ chanceId: chance.id });
  if (!data && error) {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Kosten und Preise konnten nicht geladen werden`}
        text={errorMessage(error)}
        action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  }
  if (!data) return <SkeletonText lines={8} />;
  return (
    <div className="grid gap-4">
      <FiguresView chance={chance} services={data.services} scope={scope} onScope={setScope} isTabbed />
      {calculationLock(chance) ? null : (
        <LinkButton
          href={pathTo({
            to: '/tender/$tenderId/calculation-overview',
            params: { tenderId: chance.id },
            search: { view: 'figures', ...(scope === undefined ? {} : { scope }) },
          })}
        >
          {t`Auf ganzer Seite öffnen`}
        </LinkButton>
      )}
    </div>
  );
}
