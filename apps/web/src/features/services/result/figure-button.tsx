import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

export type FigureButtonProps = {
  /** The accessible hint, because screen readers do not announce the dotted line. */
  label: string;
  isOpen: boolean;
  onPress: () => void;
  /** The pointer or the focus is near: a press is likely. */
  onNear?: () => void;
  children: ReactNode;
};

/** A figure that opens; the dotted line says so, the accent says it is open. */
export function FigureButton({ label, isOpen, onPress, onNear, children }: FigureButtonProps) {
  return (
    <Button
      aria-expanded={isOpen}
      onPress={onPress}
      onHoverStart={onNear}
      onFocus={onNear}
      className={`-mx-1 cursor-pointer rounded-mark px-1 leading-6 ${isOpen ? 'bg-accent-soft font-semibold text-accent-text inner-line-accent' : 'underline decoration-1 decoration-border-button decoration-dotted underline-offset-4 hover:bg-hover'}`}
    >
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}
