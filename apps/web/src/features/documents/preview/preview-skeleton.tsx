import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';

export function PreviewSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Das Dokument wird geöffnet`} className="grid gap-6 p-6">
      <SkeletonText lines={5} />
      <SkeletonText lines={7} />
    </div>
  );
}
