import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../use-schema-form.ts';

/** Says that a draft was brought back, or offers one that no longer fits what the form starts from. */
export function DraftNotice<Values extends FieldValues, Output>({ form }: { form: SchemaForm<Values, Output> }) {
  const { t } = useLingui();
  const { state, restore, discard } = form.draft;
  if (state === 'none') return null;
  if (state === 'restored')
    return (
      <Banner
        action={
          <Button size="small" variant="ghost" onPress={discard}>
            <Trans>Verwerfen</Trans>
          </Button>
        }
      >
        <Trans>Ihr Entwurf ist wieder da.</Trans>
      </Banner>
    );
  return (
    <Banner
      title={t`Es gibt einen Entwurf, den Sie nicht gesendet haben`}
      action={
        <>
          <Button size="small" variant="ghost" onPress={discard}>
            <Trans>Verwerfen</Trans>
          </Button>
          <Button size="small" onPress={restore}>
            <Trans>Entwurf wiederherstellen</Trans>
          </Button>
        </>
      }
    />
  );
}
