import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button, EmptyState, Skeleton } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { CircleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { hasUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { chancePaths } from '../../chance/workspace/chance-paths.ts';
import { useDenialMessages } from '../lock/denial-messages.ts';
import { PrintedService } from '../print/printed-service.tsx';
import { useScenarioPlace } from '../scenarios/scenario-context.ts';
import { ServiceEditor } from './service-editor.tsx';
import { ServiceHead } from './service-head.tsx';

const PaidStretches = latePart(async () => (await import('../wages/paid-stretches.tsx')).PaidStretches);
const MobileEditor = latePart(async () => (await import('../mobile/mobile-editor.tsx')).MobileEditor);

/** A service of any kind: to change for those who calculate, to read for everybody who sees the Chance. */
export function ServiceScreen({ serviceId }: { serviceId: string }) {
  const { t } = useLingui();
  const chance = useChance();
  const scenario = useScenarioPlace();
  const denialWords = useDenialMessages();
  const { data: service, error, refetch } = trpc.services.byId.useQuery({ serviceId });
  const isGone = error !== null && failureOf(error).code === 'NOT_FOUND';
  // The typed values stay on the page when another user removes the service.
  const isKept = !isGone || hasUnsavedWork();
  if (service?.chanceId === chance.id && isKept) {
    const lockedReason = denialWords(service.denials, 'EDIT', service.operationalOrganizationShortName);
    return (
      <>
        <div className="contents print:hidden">
          <ServiceHead
            service={service}
            isGone={isGone}
            chanceName={chance.description.name}
            lockedReason={lockedReason}
          />
          {service.wageTable ? (
            <Suspense fallback={null}>
              <div className="px-6 pt-6 max-sm:px-4 max-sm:pt-4">
                <PaidStretches wages={service.wageTable} />
              </div>
            </Suspense>
          ) : null}
          {service.type === 'MOBILE' ? (
            <Suspense fallback={<ServiceSkeleton />}>
              <MobileEditor service={service} isGone={isGone} chance={chance} lockedReason={lockedReason} />
            </Suspense>
          ) : (
            <ServiceEditor service={service} isGone={isGone} chance={chance} lockedReason={lockedReason} />
          )}
        </div>
        <PrintedService chance={chance} service={service} />
      </>
    );
  }
  if (service || isGone) {
    return <LeaveTo path={scenario?.href ?? chancePaths(chance.id).services} />;
  }
  if (!error) return <ServiceSkeleton />;
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        icon={<CircleAlert />}
        title={t`Die Leistung konnte nicht geladen werden`}
        text={t`Ihre Eingaben sind davon nicht betroffen.`}
        action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}

/** A removed or unknown service leads back to the list. */
function LeaveTo({ path }: { path: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(path), [history, path]);
  return null;
}

function ServiceSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Die Leistung wird geladen`}>
      <div className="grid gap-2 border-b bg-surface px-6 py-4">
        <Skeleton width={220} />
        <Skeleton width={320} />
      </div>
      <div className="grid gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-4">
          {[44, 52, 40].map((height) => (
            <div key={height} className="rounded-card border bg-surface" style={{ height: `${height * 4}px` }} />
          ))}
        </div>
        <div className="h-96 rounded-card border bg-surface" />
      </div>
    </div>
  );
}
