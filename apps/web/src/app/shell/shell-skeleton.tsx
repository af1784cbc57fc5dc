import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Brand } from './brand.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Header and page while the session is looked at and the code of the page arrives: the screen is never blank. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="sticky top-0 z-10 flex h-14 items-center gap-4 border-b bg-surface px-5 max-sm:px-3">
        <span className="sm:hidden">
          <Skeleton width={20} height={16} />
        </span>
        <Brand />
        <span className="pl-7 max-sm:hidden">
          <Skeleton width={58} />
        </span>
        <span className="ml-auto flex items-center gap-2">
          <span className="max-sm:hidden">
            <Skeleton width={264} height={32} kind="control" />
          </span>
          <Skeleton kind="circle" width={32} />
        </span>
      </div>
      <PageSkeleton path={window.location.pathname} />
    </div>
  );
}
