import { type Ref, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from './field.tsx';
import { fractionOf, percentOf, readNumber, withoutDust } from './number-text.ts';
import { TextField } from './text-field.tsx';

export interface NumberFieldProps extends FieldProps {
  /** The number; `null` is empty. With `percent` the fraction: 0.125 shows 12,5. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called at every keystroke. `null` is empty; `NaN` is a text that is not a number, which a schema refuses. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** Shown inside the field after the number, e.g. `€/h`. */
  unit?: string;
  /** Takes digits, a dot and a comma only, as the limits of a filter are written. */
  onlyDigits?: boolean;
  /** Shows percent and holds the fraction. */
  percent?: boolean;
  /** The format of the number after the focus leaves. It shows every decimal that was typed: only a schema refuses them. */
  formatOptions?: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'useGrouping' | 'signDisplay'>;
  /** Arrow keys move by this much (in what is shown) within `min` and `max`. */
  step?: number;
  min?: number;
  max?: number;
  placeholder?: string;
  autoFocus?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}

/** More decimals than any field stores, and fewer than the dust of binary fractions begins with. */
const mostDecimals = 10;

/** The typed text with its parsed value: the text stays on screen as long as the value is unchanged. */
interface Draft {
  text: string;
  value: number | null;
}

/**
 * A number as people write it, German or English; reads with `readNumber`, shows with `Intl.NumberFormat`. It never
 * rounds: what a field cannot store stays as it was typed, for its schema to refuse.
 */
export function NumberField(props: NumberFieldProps) {
  const { percent = false, formatOptions, step, min, max, onChange, onBlur } = props;
  const { locale } = useLocale();
  const [own, setOwn] = useState<number | null>(props.defaultValue ?? null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const value = props.value === undefined ? own : props.value;

  const suffix = props.unit ?? (percent ? '%' : undefined);
  const { minimumFractionDigits, useGrouping, signDisplay } = formatOptions ?? {};
  const format = useMemo(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits,
        maximumFractionDigits: mostDecimals,
        useGrouping,
        signDisplay,
      }),
    [locale, minimumFractionDigits, useGrouping, signDisplay],
  );

  function set(next: number | null): void {
    setOwn(next);
    onChange?.(next);
  }

  function toValue(shown: number | null): number | null {
    return shown === null || !percent ? shown : fractionOf(shown);
  }

  function typed(written: string): void {
    const text = props.onlyDigits ? written.replaceAll(/[^\d.,]/g, '') : written;
    const next = toValue(readNumber(text, locale, suffix));
    setDraft({ text, value: next });
    set(next);
  }

  /** Leaving the field: the number is written out; an unreadable text stays to be mended. */
  function left(): void {
    if (draft !== null && !Number.isNaN(draft.value)) setDraft(null);
    onBlur?.();
  }

  function stepped(event: React.KeyboardEvent): void {
    if (step === undefined || props.isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const now = value === null || Number.isNaN(value) ? 0 : percent ? percentOf(value) : value;
    const moved = withoutDust(now + (event.key === 'ArrowUp' ? step : -step));
    setDraft(null);
    set(toValue(Math.min(max ?? moved, Math.max(min ?? moved, moved))));
  }

  const isDraftCurrent = draft !== null && Object.is(draft.value, value);
  const number = value === null || Number.isNaN(value) ? null : percent ? percentOf(value) : value;
  const text = isDraftCurrent ? draft.text : number === null ? '' : format.format(number);

  return (
    <TextField
      {...props}
      ref={props.ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
      value={text}
      defaultValue={undefined}
      onChange={typed}
      onBlur={left}
      onKeyDown={stepped}
      inputMode="decimal"
      align="end"
      autoComplete="off"
      end={suffix === undefined ? undefined : <span className="whitespace-nowrap">{suffix}</span>}
    />
  );
}
