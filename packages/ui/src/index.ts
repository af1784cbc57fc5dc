export * from './badge.tsx';
export * from './banner.tsx';
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
export * from './confirm-dialog.tsx';
export { Dialog, type DialogProps, DialogTrigger } from './dialog.tsx';
export * from './empty-state.tsx';
export * from './error-note.tsx';
export type { FieldProps, FieldSize, FocusTarget } from './field.tsx';
export * from './form.tsx';
export * from './key-hint.tsx';
export * from './menu.tsx';
export * from './number-field.tsx';
export * from './number-text.ts';
export type { Option } from './option-list.tsx';
export * from './pagination.tsx';
export * from './popover.tsx';
export * from './progress.tsx';
export { Select, type SelectProps } from './select.tsx';
export * from './skeleton.tsx';
export * from './switch.tsx';
export * from './table.tsx';
export * from './tabs.tsx';
export * from './text-field.tsx';
export { type ToastAction, type ToastOptions, ToastRegion, toasts } from './toast.tsx';
export { Tooltip, type TooltipProps, TooltipText } from './tooltip.tsx';
export * from './words.tsx';
