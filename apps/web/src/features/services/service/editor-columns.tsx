import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import type { ReactNode } from 'react';

/** What the editor of a stored service of either kind is given. */
export type ServiceEditorProps = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  chance: Chance;
  lockedReason?: string;
};

/** What is typed left, what follows from it right; the result stays in view while the left column scrolls. */
export function EditorColumns({ children, result }: { children: ReactNode; result: ReactNode }) {
  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className="grid min-w-0 gap-3 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto">
        {result}
      </div>
    </div>
  );
}
