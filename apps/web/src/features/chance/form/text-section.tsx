import { limits } from '@zuschlag/validation/limits';
import type { FormSection } from '../../../forms/sections/section-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useChanceFields } from './use-chance-fields.ts';

type LongText = { name: 'input.additionalText' | 'executiveSummary'; label: string; rows: number };

/** A section with one long, optional text. */
export function textSection({ id, ...text }: LongText & { id: string }): FormSection {
  return { id, title: text.label, isOptional: true, fields: [text.name], content: <LongTextInput {...text} /> };
}

function LongTextInput({ name, label, rows }: LongText) {
  const { control } = useChanceFields();
  return (
    <TextInput
      control={control}
      name={name}
      label={label}
      isLabelHidden
      multiline
      rows={rows}
      counter="near"
      maxLength={limits.longText}
    />
  );
}
