import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The common props of every field; an `ErrorSummary` links to `name`. */
export interface FieldProps {
  label: ReactNode;
  /** The label is read aloud but not shown, e.g. in table cells and toolbars. */
  isLabelHidden?: boolean;
  /** Text after the label, e.g. "optional" or a required mark. */
  mark?: ReactNode;
  description?: ReactNode;
  /** Where its value comes from, e.g. a button to a passage; stands below the hint. */
  origin?: ReactNode;
  /** The error; it makes the field invalid unless `isInvalid` is set. */
  errorMessage?: ReactNode;
  isInvalid?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Why the field is disabled or read-only; shown as hint. */
  reason?: ReactNode;
  name?: string;
  size?: FieldSize;
}

export type FieldSize = 'regular' | 'small';

/** Anything a form library can focus. */
export interface FocusTarget {
  focus: () => void;
}

/** Whether a field counts as invalid. */
export function isFieldInvalid(props: Pick<FieldProps, 'isInvalid' | 'errorMessage'>): boolean {
  return props.isInvalid ?? Boolean(props.errorMessage);
}

/** The column of label, control and hint. */
export const fieldColumn = 'group/field grid min-w-0 content-start gap-1.5';

const frame = cva('flex w-full min-w-0 items-center rounded-control border text-14 transition-[border-color]', {
  variants: {
    size: { regular: 'h-9 max-sm:h-11', small: 'h-8 max-sm:h-11', auto: '' },
    look: {
      field: 'border-border-field bg-surface text-ink',
      quiet: 'border-border-button bg-surface text-ink',
      invalid: 'inner-line-danger border-danger bg-surface text-ink',
      off: 'cursor-not-allowed border-border bg-sunken text-disabled',
    },
  },
});

export interface FieldFrameLook {
  size?: FieldSize | 'auto';
  tone?: 'field' | 'quiet';
  isInvalid?: boolean;
  isOff?: boolean;
}

/** The frame around what one types into. */
export function fieldFrame({ size = 'regular', tone = 'field', isInvalid, isOff }: FieldFrameLook): string {
  return frame({ size, look: isOff ? 'off' : isInvalid ? 'invalid' : tone });
}

/** The naked input inside a frame. */
export const bareInput =
  'min-w-0 flex-1 self-stretch rounded-[inherit] bg-transparent px-[11px] text-14 text-ink outline-none disabled:cursor-not-allowed disabled:text-disabled';

/** The ids by which a control is bound to its label and to what stands below it. */
export interface FieldIds {
  control: string;
  label: string;
  notes: string;
}

/** New ids for one field. */
export function useFieldIds(): FieldIds {
  const control = useId();
  return { control, label: `${control}-label`, notes: `${control}-notes` };
}

/** The ids that describe a control to a screen reader, in addition to its name. */
export function describedBy(props: Notes, ids: FieldIds): string | undefined {
  return hasNotes(props) ? ids.notes : undefined;
}

/** The label above a control; without `htmlFor`, for groups, it is plain text. */
export function FieldLabel({
  label,
  mark,
  isLabelHidden = false,
  id,
  htmlFor,
  onClick,
}: Pick<FieldProps, 'label' | 'mark' | 'isLabelHidden'> & {
  id: string;
  htmlFor?: string;
  onClick?: () => void;
}) {
  const Label = htmlFor === undefined ? 'span' : 'label';
  return (
    <Label
      id={id}
      htmlFor={htmlFor}
      onClick={onClick}
      className={isLabelHidden ? 'sr-only' : 'w-fit cursor-default font-medium text-13'}
    >
      {label}
      {mark === undefined || mark === null ? null : <span className="font-normal text-ink-3"> {mark}</span>}
    </Label>
  );
}

type Notes = Pick<
  FieldProps,
  'description' | 'origin' | 'errorMessage' | 'isInvalid' | 'reason' | 'isDisabled' | 'isReadOnly'
>;

/** Whether anything stands below a control. */
export function hasNotes(props: Notes): boolean {
  const isLocked = (props.isDisabled || props.isReadOnly) && props.reason;
  return (
    (isFieldInvalid(props) && Boolean(props.errorMessage)) || Boolean(isLocked || props.description || props.origin)
  );
}

/** Below a control: what is wrong, else the reason of a lock, else the hint; under it where the value comes from. */
export function FieldNotes(
  props: Notes & {
    aside?: ReactNode;
    /** The ids of the describing elements. */
    id: string;
  },
) {
  const isInvalid = isFieldInvalid(props);
  if (!hasNotes(props) && !props.aside) return null;
  const isLocked = (props.isDisabled || props.isReadOnly) && props.reason;
  const hint = isLocked ? props.reason : props.description;
  const hasError = isInvalid && Boolean(props.errorMessage);
  return (
    <div id={props.id} className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        {hasError ? (
          <span className="flex gap-[5px] font-medium text-12 text-danger-text">
            <CircleAlert aria-hidden="true" className="mt-[1.5px] size-[13px] shrink-0" />
            <span>{props.errorMessage}</span>
          </span>
        ) : null}
        {hint && (!hasError || isLocked) ? <span className="text-12 text-ink-3">{hint}</span> : null}
        {props.origin}
      </div>
      {props.aside}
    </div>
  );
}
