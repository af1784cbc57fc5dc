export * from './actions/button.tsx';
export * from './actions/filter-chip.tsx';
export * from './actions/menu.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxOption,
} from './choices/checkbox.tsx';
export * from './choices/radio-group.tsx';
export * from './choices/switch.tsx';
export { DateField, type DateFieldProps } from './dates/date-field.tsx';
export * from './dates/date-range-field.tsx';
export { readDay, showDay } from './dates/day-text.ts';
export * from './dates/time-field.tsx';
export * from './feedback/badge.tsx';
export * from './feedback/banner.tsx';
export * from './feedback/empty-state.tsx';
export * from './feedback/error-note.tsx';
export * from './feedback/progress.tsx';
export * from './feedback/skeleton.tsx';
export { ToastRegion, toasts } from './feedback/toast.tsx';
export type { ToastAction, ToastOptions } from './feedback/toast-message.ts';
export { FieldLabel, FieldNotes, type FieldProps, type FieldSize, type FocusTarget } from './fields/field.tsx';
export * from './fields/file-drop.tsx';
export * from './fields/form.tsx';
export * from './fields/number-field.tsx';
export { fractionOf, percentOf, type ReadNumber, readNumber, withoutDust } from './fields/number-text.ts';
export * from './fields/text-field.tsx';
export * from './layout/avatar-group.tsx';
export * from './layout/card.tsx';
export * from './layout/description-list.tsx';
export * from './layout/disclosure.tsx';
export * from './layout/kbd.tsx';
export * from './layout/period-bar.tsx';
export * from './layout/stat.tsx';
export * from './layout/summary-line.tsx';
export * from './lists/combo-box.tsx';
export * from './lists/multi-select.tsx';
export type { Option } from './lists/option.ts';
export { Select, type SelectProps } from './lists/select.tsx';
export { Tree, TreeItem, type TreeItemProps, type TreeProps } from './lists/tree.tsx';
export * from './navigation/breadcrumbs.tsx';
export * from './navigation/command-palette.tsx';
export * from './navigation/side-menu.tsx';
export * from './navigation/stepper.tsx';
export * from './navigation/tabs.tsx';
export * from './overlays/confirm-dialog.tsx';
export { Dialog, DialogActions, type DialogProps, DialogTrigger } from './overlays/dialog.tsx';
export * from './overlays/popover.tsx';
export * from './overlays/sheet.tsx';
export { Tooltip, type TooltipProps, TooltipText } from './overlays/tooltip.tsx';
export * from './table/pagination.tsx';
export * from './table/table.tsx';
export * from './words.tsx';
