import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { PageSkeleton } from '../../../app/shell/page-skeleton.tsx';
import { ChangedNoticeScreen } from './changed-notice-screen.tsx';

/** Shows what a notice changes where its Chance exists already; otherwise, and where a person wants it so, the form of a new one. */
export function ChangedNoticeGate({ imported, children }: { imported: AiImport; children: ReactNode }) {
  // The form stays when another person creates a Chance from the notice while it is filled in.
  const [isNew, setNew] = useState(false);
  const { data, error } = trpc.aiImports.changedNotices.useQuery({ aiImportId: imported.id }, { enabled: !isNew });
  if (isNew) return children;
  if (error || data?.length === 0) {
    setNew(true);
    return null;
  }
  if (!data) return <PageSkeleton path="/tender/new" />;
  return <ChangedNoticeScreen imported={imported} notices={data} onNew={() => setNew(true)} />;
}
