import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';
import { withWords } from '../../../app/features/with-words.ts';
import { readSearch } from '../../../app/navigation/read-search.ts';
import { PageSkeleton } from '../../../app/shell/page-skeleton.tsx';
import { NewChanceScreen } from '../../../features/chance/create/new-chance-screen.tsx';

const ImportedChanceScreen = latePart(
  async () =>
    (await withWords('overview', import('../../../features/ai-imports/form/imported-chance-screen.tsx')))
      .ImportedChanceScreen,
);

export const Route = createFileRoute('/_signed-in/tender/new')({
  validateSearch: readSearch(({ importID }: Record<string, unknown>): { importID?: string } =>
    typeof importID === 'string' ? { importID } : {},
  ),
  beforeLoad: () => loadWords('description'),
  component: NewChance,
});

function NewChance() {
  const { importID } = Route.useSearch();
  if (importID === undefined) return <NewChanceScreen />;
  return (
    <Suspense fallback={<PageSkeleton path="/tender/new" />}>
      <ImportedChanceScreen importId={importID} />
    </Suspense>
  );
}
