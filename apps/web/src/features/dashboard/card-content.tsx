import { useLingui } from '@lingui/react/macro';
import { Button, SkeletonText } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../../app/errors/error-messages.ts';

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

/** What a card shows of a query: bars while it loads, the reason and another try after a failure, else its content. */
export function CardContent<Data>({
  query,
  name,
  lines,
  children,
}: {
  query: Query<Data>;
  /** of what is loading, for those who do not see the bars */
  name: string;
  /** as tall as the content is likely to be, so that nothing jumps */
  lines: number;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-4">
        <p className="text-ink-2">{errorMessage(error)}</p>
        <Button size="small" onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={t`${name} wird geladen`} className="p-4">
      <SkeletonText lines={lines} />
    </div>
  );
}
