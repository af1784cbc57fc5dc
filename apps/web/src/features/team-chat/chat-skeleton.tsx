import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@zuschlag/ui';

/** In the shape of a few messages. */
export function ChatSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Der Chat wird geladen`} className="grid w-full max-w-[60rem] gap-5 p-6 max-sm:p-4">
      {[340, 220, 400, 280].map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton width={28} height={28} />
          <div className="grid min-w-0 flex-1 gap-2 pt-1">
            <Skeleton width={150} />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
