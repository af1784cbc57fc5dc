import { Skeleton } from '@zuschlag/ui/feedback/skeleton';

/** What a page looks like before it is there, by its address: a workspace, settings, or a list. Has no words, which arrive with the page. */
export function PageSkeleton({ path }: { path: string }) {
  return (
    <div aria-busy="true">
      {/^\/tender\/(?!all|new)/.test(path) ? (
        <WorkspaceShape />
      ) : path.startsWith('/settings') ? (
        <div className="flex min-h-[calc(100dvh-3.5rem)]">
          <MenuShape widths={[150, 110, 130, 160]} />
          <ListShape />
        </div>
      ) : (
        <ListShape />
      )}
    </div>
  );
}

function MenuShape({ widths }: { widths: readonly number[] }) {
  return (
    <div className="w-58 shrink-0 border-r bg-surface p-5 max-lg:hidden">
      {widths.map((width) => (
        <div key={width} className="flex h-8 items-center">
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

/** Title, filters, and a table with rows. */
function ListShape() {
  return (
    <div className="grid flex-1 content-start gap-4 p-6 max-sm:p-4">
      <div className="flex h-9 items-center justify-between">
        <Skeleton width={140} height={16} />
        <Skeleton kind="control" width={130} />
      </div>
      <Skeleton width={72} height={28} />
      <div className="overflow-hidden rounded-card border bg-surface">
        {Array.from({ length: 11 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
          <div key={row} className="flex h-10 items-center gap-10 border-b px-4 last:border-b-0">
            <Skeleton width="26%" />
            <Skeleton width={64} kind="badge" />
            <Skeleton width="18%" />
            <span className="ml-auto">
              <Skeleton width={72} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const figures = [44, 44, 72, 80, 64];

/** Menu, head with name, five figures and four steps, and cards with rows: as high as the workspace of a Chance. */
export function WorkspaceShape() {
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)]">
      <MenuShape widths={[150, 110, 130, 160, 140, 120]} />
      <div className="min-w-0 flex-1">
        <div className="border-b bg-surface px-6 pt-4 max-sm:px-4 max-sm:pt-3">
          <div className="grid pb-3 max-sm:pb-2">
            <span className="flex h-7 items-center gap-3">
              <Skeleton width={280} height={16} />
              <Skeleton width={92} kind="badge" />
            </span>
            <span className="flex h-5 items-center">
              <Skeleton width={220} />
            </span>
          </div>
          <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t py-3 max-sm:gap-y-2.5 max-sm:py-2">
            <div className="flex overflow-hidden">
              {figures.map((width, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the figures have no identity
                  key={index}
                  className="grid h-11 max-sm:h-[37px] shrink-0 content-center gap-2.5 border-l px-5 first:border-l-0 first:pl-0 max-sm:px-3.5"
                >
                  <Skeleton width={48} />
                  <Skeleton width={width} height={14} />
                </span>
              ))}
            </div>
            <div className="grid min-w-0 flex-1 basis-96 grid-cols-4 gap-2 sm:max-w-2xl">
              {['bid', 'services', 'margin', 'submission'].map((step) => (
                <span key={step} className="grid h-[39px] content-between sm:h-[55px]">
                  <Skeleton kind="circle" width={17} />
                  <Skeleton width="70%" />
                  <span className="max-sm:hidden">
                    <Skeleton width="55%" />
                  </span>
                </span>
              ))}
            </div>
          </div>
        </div>
        <div className="grid gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <CardShape rows={9} />
          <CardShape rows={5} />
        </div>
      </div>
    </div>
  );
}

function CardShape({ rows }: { rows: number }) {
  return (
    <div className="self-start rounded-card border bg-surface">
      <div className="flex h-11 items-center border-b px-4">
        <Skeleton width={120} />
      </div>
      <div className="grid px-4 py-3">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
          <span key={row} className="flex h-8 items-center gap-8">
            <Skeleton width={110} />
            <Skeleton width="40%" />
          </span>
        ))}
      </div>
    </div>
  );
}
