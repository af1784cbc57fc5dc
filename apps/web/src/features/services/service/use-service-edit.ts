import type { Service } from '@zuschlag/validation/services/service';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import type { Snapshot } from '../../../forms/edit/edit-draft.ts';
import type { Edit } from '../../../forms/edit/edit-fields.ts';
import { type EditForm, type EditFormOptions, useEditForm } from '../../../forms/edit/use-edit-form.ts';

/** The stored service that a form changes a part of. */
export type EditedService = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  /** What a save changed beyond its own values, in words. */
  detailOf: (after: Service) => string | undefined;
};

type Options<Values, Output> = {
  /** The part that is edited; null once it was removed. */
  snapshotOf: (service: Service) => Snapshot<Values> | null;
  /** Saves the part. @returns the whole service afterwards */
  save: (edit: Edit<Output>) => Promise<Service>;
};

/** `useEditForm` for a part of a stored service: its master data, its parameters, or one of its rows. */
export function useServiceEdit<Values extends object, Output>(
  { service, isGone, detailOf }: EditedService,
  {
    snapshotOf,
    save,
    ...options
  }: Options<Values, Output> &
    Omit<EditFormOptions<Values, Output>, 'stored' | 'save' | 'refresh' | 'savedDetail' | 'showsFailure'>,
): EditForm<Values, Output> {
  const utils = trpc.useUtils();
  const detail = useRef<string | undefined>(undefined);
  const stored = isGone ? null : snapshotOf(service);
  return useEditForm<Values, Output>({
    ...options,
    showsFailure: true,
    stored,
    save: async (edit) => {
      const saved = await save(edit);
      detail.current = detailOf(saved);
      return snapshotOf(saved) ?? { values: edit.output as Snapshot<Values>['values'], version: saved.version };
    },
    refresh: () => utils.services.byId.invalidate({ serviceId: service.id }),
    savedDetail: () => detail.current,
  });
}
