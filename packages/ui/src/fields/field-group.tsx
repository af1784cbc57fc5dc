import { type ReactNode, type Ref, useRef } from 'react';
import { mergeRefs } from '../merge-refs.ts';
import {
  describedBy,
  type FieldIds,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  fieldColumn,
  isFieldInvalid,
} from './field.tsx';

/** The input of a tick or a radio lies invisible over its drawing, so that mouse, keyboard and screen reader find it. */
export const overInput = 'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed';

/** Several controls under one label: ticks, radios or segments. */
export function FieldGroup(
  props: Omit<FieldProps, 'size'> & {
    ids: FieldIds;
    role: 'group' | 'radiogroup';
    onBlur?: () => void;
    ref?: Ref<HTMLDivElement>;
    children: ReactNode;
  },
) {
  const { ids, role } = props;
  const root = useRef<HTMLDivElement>(null);
  const isRadio = role === 'radiogroup';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves all of them
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is one of two that have them
    <div
      ref={mergeRefs(root, props.ref)}
      role={role}
      data-field={props.name}
      aria-labelledby={ids.label}
      aria-describedby={describedBy(props, ids)}
      aria-disabled={props.isDisabled || undefined}
      aria-invalid={(isRadio && isFieldInvalid(props)) || undefined}
      aria-required={(isRadio && props.isRequired) || undefined}
      aria-readonly={(isRadio && props.isReadOnly) || undefined}
      className={fieldColumn}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <FieldLabel {...props} id={ids.label} />
      {props.children}
      <FieldNotes {...props} id={ids.notes} />
    </div>
  );
}

/** The label of an option. */
export function OptionText({ label, description }: { label: ReactNode; description?: ReactNode }) {
  return (
    <span>
      {label}
      {description === undefined ? null : <span className="block text-12 text-ink-3">{description}</span>}
    </span>
  );
}
