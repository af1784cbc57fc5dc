import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { readSearch } from '../../../../app/navigation/read-search.ts';
import { PriceFormScreen } from '../../../../features/handouts/price-forms/price-form-screen.tsx';
import { readPriceFormSearch } from '../../../../features/handouts/price-forms/price-form-search.ts';

export const Route = createFileRoute('/_signed-in/tender/$tenderId/pricesheet')({
  validateSearch: readSearch(readPriceFormSearch),
  beforeLoad: () => loadWords('overview'),
  component: PriceSheet,
});

function PriceSheet() {
  return <PriceFormScreen search={Route.useSearch()} />;
}
