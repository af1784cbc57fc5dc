import { useEffect, useEffectEvent, useState } from 'react';
import type { ChoiceComboBoxProps } from './combo-box-props.ts';
import type { Option } from './option.ts';

const equals = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/**
 * The text of a field for one of a list. What was typed stays when the list closes and when the field is left: a whole
 * label then counts as chosen, also when the server sends it only afterwards; for any other text nothing is. Escape drops
 * the text.
 */
export function useChoiceText<K extends string>(props: ChoiceComboBoxProps<K>) {
  const { value, items, onChange, onInputChange } = props;
  /** `null` while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The field was left with a text that names no option. */
  const [isUnlisted, setUnlisted] = useState(false);
  // A form that was filled anew, or a parent that insists on its value.
  if (isUnlisted && value !== null) show(null);

  function show(text: string | null): void {
    setTyped(text);
    setUnlisted(false);
  }

  const lateId = isUnlisted ? optionNamed(items, typed)?.id : undefined;
  const chooseLate = useEffectEvent((id: K) => {
    show(null);
    onChange(id);
  });
  useEffect(() => {
    if (lateId !== undefined) chooseLate(lateId);
  }, [lateId]);

  return {
    typed,
    /** Said only when nothing more can come from the server. */
    isUnlisted: isUnlisted && !props.isLoading,
    onType(text: string) {
      show(text);
      onInputChange?.(text);
      if (text === '' && value !== null) onChange(null);
    },
    onChoose(id: K | null) {
      // The list closes without a choice as well: a person who scrolls the page has not taken the text back.
      if (id === null || id === value) return;
      show(null);
      onChange(id);
    },
    onKeep: () => show(null),
    onEscape() {
      if (typed === null) return;
      show(null);
      onInputChange?.('');
    },
    onBlur() {
      const option = optionNamed(items, typed);
      if (option) {
        show(null);
        if (option.id !== value) onChange(option.id);
      } else if (!typed?.trim()) {
        show(null);
      } else {
        setUnlisted(true);
        if (value !== null) onChange(null);
      }
      props.onBlur?.();
    },
  };
}

/** The only option with this label, if it can be chosen. */
function optionNamed<K extends string>(items: readonly Option<K>[], typed: string | null): Option<K> | null {
  const text = typed?.trim() ?? '';
  const [option, ...others] = text === '' ? [] : items.filter(({ label }) => equals.compare(label, text) === 0);
  return option && others.length === 0 && !option.isDisabled ? option : null;
}
