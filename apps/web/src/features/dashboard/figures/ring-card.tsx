import { Card, CardHeader, Skeleton } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { type ReactNode, Suspense } from 'react';
import { CardContent } from '../card-content.tsx';
import type { RingPart } from './ring.tsx';

const Ring = latePart(async () => (await import('./ring.tsx')).Ring);

type RingCardProps<Data> = {
  title: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  ringOf: (data: Data) => { parts: readonly RingPart[]; figure: string; label: string };
  /** the table that says the same in figures */
  children: (data: Data) => ReactNode;
};

/** A ring, and beside it the table with its figures. */
export function RingCard<Data>({ title, query, ringOf, children }: RingCardProps<Data>) {
  return (
    <Card label={title}>
      <CardHeader title={title} />
      <CardContent query={query} name={title} lines={8}>
        {(data) => (
          <div className="flex min-h-52 flex-wrap items-center justify-center gap-x-5 gap-y-3 p-4">
            <Suspense fallback={<Skeleton kind="circle" width={132} />}>
              <Ring {...ringOf(data)} />
            </Suspense>
            <div className="min-w-40 flex-1">{children(data)}</div>
          </div>
        )}
      </CardContent>
    </Card>
  );
}
