import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { DetailsScreen } from '../../../../features/chance/details/details-screen.tsx';

/** Mails and older links point at the decisions through `openAccordion`. */
const opened = {
  'item-0': '/tender/$tenderId/biddecisions',
  'item-2': '/tender/$tenderId/margindecisions',
} as const;

export const Route = createFileRoute('/_signed-in/tender/$tenderId/details')({
  validateSearch: readSearch<{ openAccordion?: string; edit?: true; complete?: true }>((search) => ({
    ...(typeof search.openAccordion === 'string' ? { openAccordion: search.openAccordion } : {}),
    ...(search.edit === true ? { edit: true } : {}),
    ...(search.complete === true ? { complete: true } : {}),
  })),
  beforeLoad: async ({ search, params }) => {
    const page = opened[search.openAccordion as keyof typeof opened];
    if (page) throw redirect({ to: page, params, replace: true });
    await loadWords('description');
  },
  staticData: { editorSearch: 'edit' },
  component: Details,
});

function Details() {
  const { edit, complete } = Route.useSearch();
  return <DetailsScreen isEditing={edit === true} isCompleting={complete === true} />;
}
