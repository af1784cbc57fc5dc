import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useUiWords } from '../words.tsx';

export interface FilterChipProps {
  label: string;
  value: string;
  onRemove: () => void;
  /** Opens the filter for editing. */
  onPress?: () => void;
  /** Name of the × where the words of the app do not fit. */
  removeLabel?: string;
}

/** One active filter: what, which value, and a way to take it away. */
export function FilterChip({ label, value, onRemove, onPress, removeLabel }: FilterChipProps) {
  const words = useUiWords();
  const text = (
    <>
      <span className="text-ink-3">{label}</span>
      <span className="tnum max-w-60 truncate font-medium text-ink">{value}</span>
    </>
  );
  return (
    <span className="inline-flex h-7 max-w-full items-center whitespace-nowrap rounded-[7px] max-sm:h-9 border border-border-button bg-surface text-13">
      {onPress === undefined ? (
        <span className="flex min-w-0 items-center gap-1.5 pr-1 pl-2.5">{text}</span>
      ) : (
        <Button
          onPress={onPress}
          className="flex h-full min-w-0 cursor-pointer items-center gap-1.5 rounded-l-badge pr-1 pl-2.5 -outline-offset-1 hover:bg-hover"
        >
          {text}
        </Button>
      )}
      <Button
        aria-label={`${removeLabel ?? words.remove ?? ''} ${label}: ${value}`.trim()}
        onPress={onRemove}
        className="touch relative grid h-full w-6 shrink-0 max-sm:w-9 cursor-pointer place-items-center rounded-r-badge text-ink-3 -outline-offset-1 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden="true" className="size-[13px]" />
      </Button>
    </span>
  );
}

/** The dashed button beside the chips that adds a filter; usable as trigger of a menu or popover. */
export function FilterButton({
  children,
  icon,
  ...rest
}: Omit<ButtonProps, 'className' | 'style' | 'children'> & {
  children: ReactNode;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Button
      {...rest}
      className="touch relative inline-flex h-7 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-[7px] border border-border-button border-dashed max-sm:h-9 px-2.5 font-medium text-13 text-ink-2 hover:bg-hover hover:text-ink [&_svg]:size-3.5"
    >
      {icon}
      {children}
    </Button>
  );
}

/** A ready filter: one press turns it on, the next one off. */
export function ToggleChip({
  children,
  isOn,
  onChange,
}: {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <ToggleButton
      isSelected={isOn}
      onChange={onChange}
      className={`touch relative inline-flex h-7 shrink-0 cursor-pointer items-center whitespace-nowrap rounded-[7px] border px-2.5 font-medium text-13 max-sm:h-9 ${isOn ? 'border-accent bg-accent-soft text-accent-text' : 'border-border-button bg-surface text-ink-2 hover:bg-hover hover:text-ink'}`}
    >
      {children}
    </ToggleButton>
  );
}
