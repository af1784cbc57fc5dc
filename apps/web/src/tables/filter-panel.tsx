import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Form } from '@zuschlag/ui/fields/form';
import { Popover, type PopoverProps } from '@zuschlag/ui/overlays/popover';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '../app/preferences/use-is-phone.ts';

export type FilterPlace = Required<Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>>;

/**
 * The filters of a list: filled in, counted, then applied together. Hangs on its button; on a phone a sheet as high as the
 * screen.
 */
export function FilterPanel<Filters extends object>({
  filters,
  cleared,
  onApply,
  fields,
  submit,
  ...place
}: FilterPlace & {
  filters: Filters;
  /** What stays when the fields are emptied. */
  cleared: Filters;
  onApply: (filters: Filters) => void;
  fields: (draft: Filters, set: (part: Partial<Filters>) => void) => ReactNode;
  /** The button that applies what is filled in, with the number of matches. */
  submit: (draft: Filters, form: string) => ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(false);
  // Opened again it shows what is applied, not what was left in it.
  if (place.isOpen !== wasOpen) {
    setWasOpen(place.isOpen);
    if (place.isOpen) setDraft(filters);
  }
  const body = (
    <Form id={id} label={t`Filter`} onSubmit={() => onApply(draft)}>
      <div className="grid gap-3">{fields(draft, (part) => setDraft((before) => ({ ...before, ...part })))}</div>
    </Form>
  );
  const buttons = (
    <>
      <Button variant="ghost" onPress={() => setDraft(cleared)}>{t`Zurücksetzen`}</Button>
      <span className="ml-auto">{submit(draft, id)}</span>
    </>
  );
  if (isPhone)
    return (
      <Sheet title={t`Filter`} isOpen={place.isOpen} onOpenChange={place.onOpenChange} footer={buttons}>
        {body}
      </Sheet>
    );
  return (
    <Popover {...place} label={t`Filter`} size="large" placement="bottom start" flush>
      <h2 className="px-4 pt-3 font-semibold text-16">{t`Filter`}</h2>
      <div className="px-4 py-3">{body}</div>
      <div className="sticky bottom-0 flex items-center gap-2 rounded-b-card border-t bg-float px-4 py-3">
        {buttons}
      </div>
    </Popover>
  );
}
