import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Button, EmptyState, LinkButton, Skeleton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { CloudOff, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useFeatures, usePage } from '../../../app/features/features-context.tsx';
import { MenuFrame } from '../../../app/navigation/menu-frame.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useRouteData } from '../../../app/navigation/route-data.ts';
import { DocumentTitle, useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { OutcomeBanner } from '../lifecycle/outcome-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChanceContext } from './chance-context.ts';
import { ChanceHead } from './chance-head.tsx';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

/** The frame around every page of a Chance: menu, head, page, bottom bar. */
export function ChanceWorkspace({ id }: { id: string }) {
  const { data: chance, error, refetch } = trpc.chance.byId.useQuery({ id });
  if (chance) return <Workspace chance={chance} />;
  if (!error) return <WorkspaceSkeleton />;
  return failureOf(error).code === 'NOT_FOUND' ? (
    <NoChance />
  ) : (
    <ChanceFailed error={error} onRetry={() => void refetch()} />
  );
}

function Workspace({ chance }: { chance: Chance }) {
  const { t, i18n } = useLingui();
  const page = usePage();
  const { hasOwnHead, isEditor } = useRouteData();
  return (
    <ChanceContext value={chance}>
      <DocumentTitle parts={[...(page ? [i18n._(page.label)] : []), chance.description.name]} />
      <MenuFrame
        title={chance.description.name}
        buttonLabel={t`Menü der Chance`}
        menu={<WorkspaceMenu chance={chance} />}
      >
        {hasOwnHead ? (
          <OutcomeBanner chance={chance} place="edge" />
        ) : (
          <>
            <ChanceNotices chance={chance} />
            <ChanceHead chance={chance} actions={isEditor ? undefined : <WorkspaceActions chance={chance} />} />
          </>
        )}
        <div className={`min-w-0 flex-1 ${isEditor ? 'grid grid-cols-[minmax(0,1fr)]' : 'max-sm:pb-12'}`}>
          <Outlet />
        </div>
        {isEditor ? null : <BottomBar chance={chance} />}
      </MenuFrame>
    </ChanceContext>
  );
}

/** The notices of other features on a Chance. */
function ChanceNotices({ chance }: { chance: Chance }) {
  const notices = useFeatures().flatMap(({ chanceNotices = [] }) => chanceNotices);
  return notices.map(({ id, Part }) => (
    <Suspense key={id}>
      <Part chance={chance} />
    </Suspense>
  ));
}

function NoChance() {
  const { t } = useLingui();
  const title = t`Keine Chance-ID angegeben`;
  useDocumentTitle(title);
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={title}
        text={t`Diese Chance gibt es nicht, oder Ihre Gesellschaft ist nicht an ihr beteiligt.`}
        action={<LinkButton href={pathTo({ to: '/tender/all' })}>{t`Alle Chancen`}</LinkButton>}
      />
    </div>
  );
}

function ChanceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Die Chance konnte nicht geladen werden`;
  useDocumentTitle(title);
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        level={1}
        icon={<CloudOff />}
        title={title}
        text={errorMessage(error)}
        action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}

function WorkspaceSkeleton() {
  const { t } = useLingui();
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)]" role="status" aria-label={t`Die Chance wird geladen`}>
      <div className="w-58 shrink-0 border-r bg-surface p-5 max-lg:hidden">
        {[150, 110, 130, 160, 140, 120].map((width) => (
          <div key={width} className="py-2">
            <Skeleton width={width} />
          </div>
        ))}
      </div>
      <div className="flex-1">
        <div className="grid gap-3 border-b bg-surface px-6 py-5">
          <Skeleton width={280} />
          <Skeleton width={190} />
          <Skeleton width={520} />
        </div>
        <div className="grid gap-4 p-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="h-72 rounded-card border bg-surface" />
          <div className="h-52 rounded-card border bg-surface" />
        </div>
      </div>
    </div>
  );
}
