import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { Button, EmptyState, LinkButton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { CloudOff, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useFeatures, usePage } from '../../../app/features/features-context.tsx';
import { MenuFrame } from '../../../app/navigation/menu-frame.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useRememberOpened } from '../../../app/navigation/recently-opened.ts';
import { useRouteData } from '../../../app/navigation/route-data.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { DocumentTitle, useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { WorkspaceShape } from '../../../app/shell/page-skeleton.tsx';
import { ArchiveBanner } from '../archive/archive-banner.tsx';
import { OutcomeBanner } from '../lifecycle/outcome-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChanceContext } from './chance-context.ts';
import { ChanceHead } from './chance-head.tsx';
import { chancePaths } from './chance-paths.ts';
import { ManageMenu } from './manage-menu.tsx';
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
  // A phone shows the content first and the transitions at its end; the menu of further changes stays in the head.
  const isPhone = useIsPhone();
  useRememberOpened({
    id: chance.id,
    label: chance.description.name,
    description: `${chance.shortNumber} · ${chance.description.customerName}`,
    href: chancePaths(chance.id).details,
  });
  return (
    <ChanceContext value={chance}>
      <DocumentTitle parts={[...(page ? [i18n._(page.label)] : []), chance.description.name]} />
      <MenuFrame
        title={chance.description.name}
        buttonLabel={t`Menü der Chance`}
        menu={<WorkspaceMenu chance={chance} />}
      >
        <ArchiveBanner chance={chance} />
        {hasOwnHead ? (
          <>
            <div className="print:hidden">
              <ChanceNotices chance={chance} isOwnHead />
            </div>
            <OutcomeBanner chance={chance} place="edge" />
          </>
        ) : (
          <>
            <div className="print:hidden">
              <ChanceNotices chance={chance} />
            </div>
            <ChanceHead
              chance={chance}
              manage={isEditor ? undefined : <ManageMenu chance={chance} />}
              actions={isEditor || isPhone ? undefined : <WorkspaceActions chance={chance} />}
            />
          </>
        )}
        <div className={`min-w-0 flex-1 ${isEditor ? 'grid grid-cols-[minmax(0,1fr)]' : 'max-sm:pb-12'}`}>
          <Outlet />
          {isPhone && !isEditor && !hasOwnHead ? (
            <div className="flex flex-wrap gap-2 px-4 pb-4 empty:hidden print:hidden">
              <WorkspaceActions chance={chance} />
            </div>
          ) : null}
        </div>
        {isEditor ? null : <BottomBar chance={chance} />}
      </MenuFrame>
    </ChanceContext>
  );
}

/** The notices of other features on a Chance. */
function ChanceNotices({ chance, isOwnHead = false }: { chance: Chance; isOwnHead?: boolean }) {
  const notices = useFeatures()
    .flatMap(({ chanceNotices = [] }) => chanceNotices)
    .filter(({ isOnEveryPage = false }) => isOnEveryPage || !isOwnHead);
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
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={title}
      text={t`Diese Chance gibt es nicht, oder Ihre Gesellschaft ist nicht an ihr beteiligt.`}
      action={<LinkButton href={pathTo({ to: '/tender/all' })}>{t`Alle Chancen`}</LinkButton>}
    />
  );
}

function ChanceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Die Chance konnte nicht geladen werden`;
  useDocumentTitle(title);
  return (
    <EmptyState
      level={1}
      icon={<CloudOff />}
      title={title}
      text={errorMessage(error)}
      action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
    />
  );
}

function WorkspaceSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Die Chance wird geladen`}>
      <WorkspaceShape />
    </div>
  );
}
