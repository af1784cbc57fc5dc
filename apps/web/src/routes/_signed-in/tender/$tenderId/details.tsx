import { createFileRoute, redirect } from '@tanstack/react-router';
import { DetailsScreen } from '../../../../features/chance/details/details-screen.tsx';

/** Mails and older links point at the decisions through `openAccordion`. */
const opened: Record<string, string> = { 'item-0': 'biddecisions', 'item-2': 'margindecisions' };

export const Route = createFileRoute('/_signed-in/tender/$tenderId/details')({
  validateSearch: (search: Record<string, unknown>): { openAccordion?: string; edit?: true } => ({
    ...(typeof search.openAccordion === 'string' ? { openAccordion: search.openAccordion } : {}),
    ...(search.edit === true ? { edit: true } : {}),
  }),
  beforeLoad: ({ search, params }) => {
    const page = opened[search.openAccordion ?? ''];
    if (page) throw redirect({ href: `/tender/${params.tenderId}/${page}`, replace: true });
  },
  component: Details,
});

function Details() {
  return <DetailsScreen isEditing={Route.useSearch().edit === true} />;
}
