import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { DraftLine } from '../../../forms/drafts/draft-line.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import type { FormSection } from '../../../forms/sections/section-form.tsx';
import { type SchemaFormOptions, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { ChanceForm } from '../form/chance-form.tsx';

/** A page with a form that creates a Chance: its title and buttons, the draft, the sections. */
export function CreateChanceForm<Values extends FieldValues, Output>({
  title,
  sections,
  onQuick,
  navigation,
  frame = (content) => content,
  words,
  ...options
}: Omit<SchemaFormOptions<Values, Output>, 'hasSummary'> & {
  title: string;
  draftKey: string;
  sections: readonly FormSection[];
  /** Goes on with what the quick form needs; left out on the quick form itself. */
  onQuick?: (submit: () => Promise<void>) => Promise<void>;
  navigation?: 'beside' | 'above';
  /** The words of the buttons where they are not those of one Chance; they know the form. */
  words?: { create: ReactNode; quick: ReactNode };
  /** Puts something beside the sections, which knows the form. */
  frame?: (content: ReactNode) => ReactNode;
}) {
  const { t } = useLingui();
  // The server speaks of the lists that were sent, the form has one list.
  const fieldOf = (path: string) => (path.startsWith('documents') ? 'sentDocuments' : path);
  const form = useSchemaForm({ ...options, fieldOf, hasSummary: true });
  const formId = options.draftKey;
  const isPhone = useIsPhone();
  /** On a phone at the lower edge, in reach of the thumb and beside each other. */
  const acts = (
    <>
      {onQuick ? (
        <Button isBusy={form.isPending} onPress={() => void onQuick(form.submit)}>
          {words?.quick ?? (isPhone ? t`Als Schnell-Chance` : t`Als Schnell-Chance anlegen`)}
        </Button>
      ) : null}
      <Button variant="primary" type="submit" form={formId} isPending={form.isPending}>
        {words?.create ?? t`Chance anlegen`}
      </Button>
    </>
  );
  return (
    <FormProvider {...form.form}>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:static max-sm:px-4">
        <h1 className="min-w-0 flex-1 font-semibold text-20">{title}</h1>
        <DraftLine form={form} />
        <LinkButton variant="ghost" href={pathTo({ to: '/tender/all' })}>{t`Abbrechen`}</LinkButton>
        {isPhone ? null : acts}
      </header>
      {frame(
        <div className="grid gap-4 p-6 max-sm:p-4">
          <DraftNotice form={form} />
          <ChanceForm
            form={form}
            schema={options.schema}
            id={formId}
            label={title}
            sections={sections}
            navigation={navigation}
            notDone={t`Noch nicht angelegt`}
          />
        </div>,
      )}
      {isPhone ? <div className="foot-bar flex flex-wrap gap-2 bg-surface px-4 py-2 *:flex-1">{acts}</div> : null}
    </FormProvider>
  );
}
