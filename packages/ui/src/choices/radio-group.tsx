import { type ReactNode, type Ref, useState } from 'react';
import { type FieldProps, isFieldInvalid, useFieldIds } from '../fields/field.tsx';
import { FieldGroup, OptionText, overInput } from '../fields/field-group.tsx';

export interface RadioOption<K extends string = string> {
  id: K;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<K extends string> extends Omit<FieldProps, 'size'> {
  options: readonly RadioOption<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (value: K) => void;
  onBlur?: () => void;
  orientation?: 'horizontal' | 'vertical';
  ref?: Ref<HTMLDivElement>;
}

/** One of a few options, all of them visible. */
export function RadioGroup<K extends string>(props: RadioGroupProps<K>) {
  return (
    <Group
      {...props}
      className={
        props.orientation === 'horizontal' ? 'flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1' : 'grid gap-1'
      }
      option={(option, { isChosen, isOff, isInvalid }, input) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside
        <label
          key={option.id}
          data-rac=""
          data-selected={isChosen || undefined}
          data-disabled={isOff || undefined}
          data-invalid={isInvalid || undefined}
          className="group/radio flex min-h-6 w-fit cursor-pointer items-start gap-2 text-14 disabled:cursor-not-allowed disabled:text-disabled"
        >
          <span className="relative mt-0.5 size-4 shrink-0">
            {input}
            <span
              aria-hidden="true"
              className="block size-4 rounded-full border border-border-field bg-surface transition-[border] group-selected/radio:border-5 group-selected/radio:border-accent group-has-focus-visible/radio:ring-focus group-invalid/radio:border-danger group-disabled/radio:border-border"
            />
          </span>
          <OptionText {...option} />
        </label>
      )}
    />
  );
}

/** The same choice as a row of segments, for two to five short words. */
export function SegmentedControl<K extends string>(
  props: RadioGroupProps<K> & { isWide?: boolean; size?: 'regular' | 'small' },
) {
  const height = props.size === 'small' ? 'h-7' : 'h-8';
  return (
    <Group
      {...props}
      className={`${props.isWide ? 'flex w-full' : 'inline-flex w-fit'} relative max-w-full gap-0.5 overflow-x-auto rounded-control bg-active p-0.5`}
      option={(option, { isChosen, isOff }, input) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside
        <label
          key={option.id}
          data-selected={isChosen || undefined}
          className={`relative flex flex-1 ${height} items-center justify-center gap-1.5 whitespace-nowrap rounded-badge px-3 font-medium text-14 transition-colors selected:bg-raised selected:text-ink selected:rim-button has-focus-visible:ring-focus ${isOff ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-ink-2 hover:text-ink'}`}
        >
          {input}
          {option.label}
        </label>
      )}
    />
  );
}

interface RadioState {
  isChosen: boolean;
  isOff: boolean;
  isInvalid: boolean;
}

/** Radios of the browser, which brings their arrow keys along. */
function Group<K extends string>(
  props: RadioGroupProps<K> & {
    className: string;
    option: (option: RadioOption<K>, state: RadioState, input: ReactNode) => ReactNode;
  },
) {
  const ids = useFieldIds();
  const [own, setOwn] = useState<K | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const isInvalid = isFieldInvalid(props);
  return (
    <FieldGroup {...props} ids={ids} role="radiogroup">
      <div className={props.className}>
        {props.options.map((option) => {
          const isChosen = option.id === value;
          const isOff = Boolean(props.isDisabled || option.isDisabled);
          return props.option(
            option,
            { isChosen, isOff, isInvalid },
            <input
              type="radio"
              name={ids.control}
              value={option.id}
              checked={isChosen}
              disabled={isOff}
              onChange={() => {
                if (props.isReadOnly) return;
                setOwn(option.id);
                props.onChange?.(option.id);
              }}
              className={overInput}
            />,
          );
        })}
      </div>
    </FieldGroup>
  );
}
