import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { dropdownFrame } from './dropdown.ts';
import {
  bareInput,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
} from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { useUiWords } from './words.tsx';

interface ComboBoxCommon<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  onBlur?: () => void;
  /** What is typed, for lists that come from the server; give `isFiltered` then. */
  onInputChange?: (text: string) => void;
  /** The items are already the matches of what is typed. */
  isFiltered?: boolean;
  isLoading?: boolean;
  placeholder?: string;
  emptyText?: ReactNode;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The value is the id of one of the items. */
export interface ChoiceComboBoxProps<K extends string> extends ComboBoxCommon<K> {
  allowsFreeText?: false;
  value: K | null;
  onChange: (value: K | null) => void;
  /** The text shown for a value that is not among the items (yet), e.g. with server-side search. */
  valueText?: string;
}

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
  const { value, items, onChange, onInputChange } = props;
  const chosen = items.find((option) => option.id === value)?.label ?? (value === null ? '' : (props.valueText ?? ''));
  /** `null` while the field shows its value, the text while somebody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen;
  const matches = useMatches(items, typed ?? '', props.isFiltered);
  return (
    <Frame
      {...props}
      items={matches}
      inputValue={text}
      selectedKey={value}
      onType={(next) => {
        if (next === chosen && typed === null) return;
        setTyped(next);
        onInputChange?.(next);
        if (next === '' && value !== null) onChange(null);
      }}
      onSelect={(id) => {
        setTyped(null);
        if (id !== null) onChange(id);
      }}
      onLeave={() => {
        setTyped(null);
        props.onBlur?.();
      }}
    />
  );
}

function FreeText<K extends string>(props: FreeTextComboBoxProps<K>) {
  const { value, items, onChange, onInputChange, onPick } = props;
  const matches = useMatches(items, value, props.isFiltered);
  return (
    <Frame
      {...props}
      items={matches}
      inputValue={value}
      selectedKey={items.find((option) => option.label === value)?.id ?? null}
      allowsCustomValue
      onType={(next) => {
        onChange(next);
        onInputChange?.(next);
      }}
      onSelect={(id) => {
        const option = items.find((candidate) => candidate.id === id);
        if (option === undefined) return;
        onChange(option.label);
        onPick?.(option);
      }}
      onLeave={props.onBlur}
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

interface FrameProps<K extends string> extends Omit<ComboBoxCommon<K>, 'onInputChange' | 'onBlur'> {
  inputValue: string;
  selectedKey: K | null;
  allowsCustomValue?: boolean;
  onType: (text: string) => void;
  onSelect: (id: K | null) => void;
  onLeave?: () => void;
}

function Frame<K extends string>(props: FrameProps<K>) {
  const words = useUiWords();
  const isInvalid = isFieldInvalid(props);
  return (
    <AriaComboBox
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      items={props.items}
      inputValue={props.inputValue}
      onInputChange={props.onType}
      value={props.selectedKey}
      onChange={(id) => props.onSelect(id as K | null)}
      onBlur={props.onLeave}
      allowsCustomValue={props.allowsCustomValue}
      allowsEmptyCollection={!props.allowsCustomValue || props.isLoading}
      menuTrigger={props.allowsCustomValue ? 'input' : 'focus'}
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      autoFocus={props.autoFocus}
    >
      <FieldLabel {...props} />
      <Group
        isInvalid={isInvalid}
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} focus-within:ring-field`}
      >
        <Input ref={props.ref} placeholder={props.placeholder} className={`${bareInput} pr-1`} />
        <Button className="grid h-full w-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 outline-none disabled:cursor-not-allowed">
          {props.isLoading ? (
            <LoaderCircle aria-label={words.pending} className="size-4 animate-turn" />
          ) : (
            <ChevronDown aria-hidden="true" className="size-4" />
          )}
        </Button>
      </Group>
      <FieldNotes {...props} isInvalid={isInvalid} />
      <Popover offset={4} className={dropdownFrame}>
        <OptionList items={props.items} emptyText={props.emptyText} />
      </Popover>
    </AriaComboBox>
  );
}
