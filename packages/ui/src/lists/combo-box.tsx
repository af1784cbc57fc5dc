import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { useUiWords } from '../words.tsx';
import type { ChoiceComboBoxProps, ComboBoxCommon } from './combo-box-props.ts';
import { ComboField } from './combo-field.tsx';
import { isLong, type Option } from './option.ts';
import { useChoiceText } from './use-choice-text.ts';

/** The value is the text itself; items are suggestions. */
export interface FreeTextComboBoxProps<K extends string> extends ComboBoxCommon<K> {
  allowsFreeText: true;
  value: string;
  onChange: (text: string) => void;
  /** Called in addition when a suggestion was chosen. */
  onPick?: (option: Option<K>) => void;
}

export type ComboBoxProps<K extends string> = ChoiceComboBoxProps<K> | FreeTextComboBoxProps<K>;

/** A field one types into and picks from: a fixed choice, or free text with suggestions. */
export function ComboBox<K extends string>(props: ComboBoxProps<K>) {
  return props.allowsFreeText ? <FreeText {...props} /> : <Choice {...props} />;
}

function Choice<K extends string>(props: ChoiceComboBoxProps<K>) {
  const words = useUiWords();
  const { typed, isUnlisted, ...handlers } = useChoiceText(props);
  const { value, items } = props;
  const chosen = items.find((option) => option.id === value)?.label ?? (value === null ? '' : (props.valueText ?? ''));
  const matches = useMatches(items, typed ?? '', props.isFiltered);
  return (
    <ComboField
      {...props}
      {...handlers}
      {...(isUnlisted ? { isInvalid: true, errorMessage: words.unlisted } : {})}
      items={matches}
      isVirtual={isLong(items)}
      text={typed ?? chosen}
      chosen={value}
      onType={(next) => {
        if (next !== chosen || typed !== null) handlers.onType(next);
      }}
    />
  );
}

function FreeText<K extends string>(props: FreeTextComboBoxProps<K>) {
  const { value, items, onChange, onInputChange, onPick } = props;
  const [taken, setTaken] = useState<Option<K> | null>(null);
  const matches = useMatches(items, value, props.isFiltered);
  return (
    <ComboField
      {...props}
      items={matches}
      isVirtual={isLong(items)}
      text={value}
      chosen={taken?.label === value ? taken.id : null}
      allowsCustomValue
      onType={(next) => {
        if (next === value) return;
        setTaken(null);
        onChange(next);
        onInputChange?.(next);
      }}
      onChoose={(id) => {
        const option = items.find((item) => item.id === id);
        if (!option || option === taken) return;
        setTaken(option);
        onChange(option.label);
        onPick?.(option);
      }}
    />
  );
}

/** The options that contain what was typed, ignoring case and accents. */
function useMatches<K extends string>(
  items: readonly Option<K>[],
  text: string,
  isFiltered = false,
): readonly Option<K>[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  const wanted = text.trim();
  if (isFiltered || wanted === '') return items;
  return items.filter((option) => contains(option.label, wanted) || contains(option.description ?? '', wanted));
}
