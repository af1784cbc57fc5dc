import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { FieldValues } from 'react-hook-form';
import { useCopyTyped } from '../use-copy-typed.ts';
import type { OthersChange } from './edit-fields.ts';
import type { EditForm } from './use-edit-form.ts';

export type GoneWords = {
  /** The change of the object, as a sentence. */
  title: string;
  /** The button that stores what was typed as a new thing. */
  recreateLabel?: string;
};

/** Says what others did to the thing that is being edited: changed its fields, locked it, or removed it. */
export function EditNotice<Values extends FieldValues, Output>({
  edit,
  gone,
  lockedReason,
}: {
  edit: EditForm<Values, Output>;
  gone?: GoneWords;
  lockedReason?: string;
}) {
  const { t } = useLingui();
  if (edit.isGone) {
    const words = gone ?? { title: t`Das gibt es nicht mehr, oder Sie dürfen es nicht mehr sehen.` };
    return <StoppedNotice edit={edit} words={words} />;
  }
  if (lockedReason !== undefined) return <StoppedNotice edit={edit} words={{ title: lockedReason }} />;
  return edit.others.length === 0 ? null : <OthersNotice others={edit.others} />;
}

/** It can no longer be saved; what was typed can be taken along. */
function StoppedNotice<Values extends FieldValues, Output>({
  edit,
  words,
}: {
  edit: EditForm<Values, Output>;
  words: GoneWords;
}) {
  const copy = useCopyTyped();
  return (
    <Banner tone="danger" isLive title={words.title}>
      <p>
        <Trans>Was Sie eingegeben haben, steht noch hier.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {edit.recreate && words.recreateLabel !== undefined ? (
          <Button size="small" onPress={edit.recreate}>
            {words.recreateLabel}
          </Button>
        ) : null}
        <Button size="small" variant="ghost" onPress={() => void copy(edit.typedText())}>
          <Trans>Eingaben kopieren</Trans>
        </Button>
      </div>
    </Banner>
  );
}

/** The fields that others saved, with their values; what was typed stays in its field. */
function OthersNotice({ others }: { others: readonly OthersChange[] }) {
  const { t } = useLingui();
  return (
    <Banner isLive title={t`Inzwischen hat jemand anderes gespeichert`}>
      <p className="text-ink-2">
        {others.some(({ isEditedHere }) => isEditedHere) ? (
          <Trans>Ihre Eingaben bleiben. Was Sie beide geändert haben, entscheiden Sie beim Speichern.</Trans>
        ) : (
          <Trans>Ihre Eingaben bleiben. Beim Speichern kommt beides zusammen.</Trans>
        )}
      </p>
      <dl className="mt-1.5 grid gap-1">
        {others.map(({ path, label, text, isEditedHere }) => (
          <div key={path} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-ink-3">{label}</dt>
            <dd className="line-clamp-3 min-w-0 whitespace-pre-line break-words font-medium">{text}</dd>
            {isEditedHere ? (
              <dd>
                <Badge>{t`auch von Ihnen geändert`}</Badge>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Banner>
  );
}
