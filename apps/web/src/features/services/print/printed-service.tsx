import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { Printer } from 'lucide-react';
import { usePageAction } from '../../../app/navigation/page-actions.ts';
import { ServiceDetails } from '../list/service-details.tsx';
import { PrintHead } from './print-head.tsx';
import { useIsPrinting } from './use-is-printing.ts';

/** A service on paper: its figures, its parts and its master data, without the controls of its page. */
export function PrintedService({ chance, service }: { chance: Chance; service: Service }) {
  const { t } = useLingui();
  const isPrinting = useIsPrinting();
  usePageAction({ id: 'print', label: t`Leistung drucken`, icon: <Printer />, onAction: () => window.print() });
  if (!isPrinting) return null;
  return (
    <div className="hidden print:block">
      <PrintHead chance={chance} title={service.name} />
      <ServiceDetails service={service} />
    </div>
  );
}
