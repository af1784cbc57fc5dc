import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { ofFormError } from '../../../forms/field-problem.ts';
import type { FormSection } from '../../../forms/sections/section-form.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** The section with the documents of a new Chance; all of them are optional. */
export function useDocumentsSection(): FormSection {
  const { t } = useLingui();
  return { id: 'documents', title: t`Dokumente`, isOptional: true, fields: ['sentDocuments'], content: <Documents /> };
}

/** What the feature of documents brings. */
function Documents() {
  const { control } = useChanceFields();
  const { field, fieldState } = useController({ control, name: 'sentDocuments' });
  const error = fieldState.error && ofFormError(fieldState.error);
  return useFeatures().map(({ id, newChanceFiles }) =>
    newChanceFiles ? (
      <Suspense key={id} fallback={<SkeletonText lines={2} />}>
        <newChanceFiles.Part
          value={field.value ?? []}
          onChange={field.onChange}
          errorMessage={error ? fieldProblemMessage(error.problem) : undefined}
        />
      </Suspense>
    ) : null,
  );
}
