import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';
import type { RevenueEditorProps } from './revenue-editor.tsx';
import { revenueValuesOf } from './revenue-values.ts';
import { useSavedRevenueMessages } from './saved-revenue.ts';

const RevenueEditor = latePart(async () => (await import('./revenue-editor.tsx')).RevenueEditor);

/** The card of the revenue calculation: the stored one at once, the form after its download. It is the last card, so no other
 * card moves. */
export function RevenueCard(props: RevenueEditorProps) {
  const { t } = useLingui();
  const savedWords = useSavedRevenueMessages(revenueValuesOf(props.service));
  return (
    <Suspense
      fallback={
        <Card label={t`Erlösberechnung`}>
          <CardHeader title={t`Erlösberechnung`} />
          <CardBody>
            <p className="text-12 text-ink-3">{t`Gespeichert: ${savedWords}`}</p>
          </CardBody>
        </Card>
      }
    >
      <RevenueEditor {...props} />
    </Suspense>
  );
}
