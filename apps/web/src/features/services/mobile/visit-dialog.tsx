import { useLingui } from '@lingui/react/macro';
import type { SiteVisitFormValues, SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { type ReactNode, useState } from 'react';
import { RowForm } from '../rows/row-form.tsx';
import type { ContractDays } from '../shifts/shift-values.ts';
import { emptyVisit } from './mobile-values.ts';
import { VisitFields } from './visit-fields.tsx';
import { visitSchema } from './visit-schema.ts';

/** Adds kinds of visits one after the other, or changes one that is not stored yet. */
export function VisitDialog({
  visit,
  contract,
  draftKey,
  note,
  onSubmit,
  onClose,
}: {
  /** The visit to change; without one a new visit is added. */
  visit?: SiteVisitInput;
  contract: ContractDays;
  /** Where a new visit is kept until it is added; it is offered the next time. */
  draftKey?: string;
  note?: ReactNode;
  onSubmit: (visit: SiteVisitInput) => unknown;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [schema] = useState(() => visitSchema(contract));
  return (
    <RowForm<SiteVisitFormValues, SiteVisitInput>
      title={visit ? t`Besuch ändern` : t`Besuch hinzufügen`}
      isWide
      schema={schema}
      values={visit ?? emptyVisit}
      thing="siteVisit"
      firstField="type"
      draftKey={draftKey}
      note={note}
      isChange={visit !== undefined}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {(form) => <VisitFields form={form} contract={contract} />}
    </RowForm>
  );
}
