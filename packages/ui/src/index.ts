export * from './avatar-group.tsx';
export * from './badge.tsx';
export * from './banner.tsx';
export * from './breadcrumbs.tsx';
export * from './button.tsx';
export * from './card.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxOption,
} from './checkbox.tsx';
export * from './combo-box.tsx';
export * from './command-palette.tsx';
export * from './confirm-dialog.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export * from './date-range-field.tsx';
export { readDay, showDay } from './day-text.ts';
export * from './description-list.tsx';
export { Dialog, type DialogProps, DialogTrigger } from './dialog.tsx';
export * from './disclosure.tsx';
export * from './empty-state.tsx';
export * from './error-note.tsx';
export { FieldLabel, FieldNotes, type FieldProps, type FieldSize, type FocusTarget } from './field.tsx';
export * from './figure.tsx';
export * from './file-drop.tsx';
export * from './filter-chip.tsx';
export * from './form.tsx';
export * from './key-hint.tsx';
export * from './menu.tsx';
export * from './multi-select.tsx';
export * from './number-field.tsx';
export { fractionOf, percentOf, type ReadNumber, readNumber, roundTo } from './number-text.ts';
export type { Option } from './option-list.tsx';
export * from './pagination.tsx';
export * from './period-bar.tsx';
export * from './popover.tsx';
export * from './progress.tsx';
export * from './radio-group.tsx';
export { Select, type SelectProps } from './select.tsx';
export * from './sheet.tsx';
export * from './side-menu.tsx';
export * from './skeleton.tsx';
export * from './stepper.tsx';
export * from './summary-line.tsx';
export * from './switch.tsx';
export * from './table.tsx';
export * from './tabs.tsx';
export * from './text-field.tsx';
export * from './time-field.tsx';
export { type ToastAction, type ToastOptions, ToastRegion, toasts } from './toast.tsx';
export { Tooltip, type TooltipProps, TooltipText } from './tooltip.tsx';
export * from './words.tsx';
