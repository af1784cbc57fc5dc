import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { TooltipBubble, type TooltipProps } from '../overlays/tooltip.tsx';
import { useUiWords } from '../words.tsx';
import type { Disabling } from './disabling.ts';

const button = cva(
  'relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-control border font-medium text-14 transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover pressed:bg-accent-hover',
        secondary: 'border-border-button bg-surface text-ink hover:bg-hover pressed:bg-active',
        ghost: 'border-transparent text-ink-2 hover:bg-active hover:text-ink pressed:bg-active',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover pressed:bg-danger-hover',
        'danger-quiet': 'border-border-button bg-surface text-danger-text hover:bg-hover pressed:bg-active',
        off: 'cursor-not-allowed border-border bg-sunken text-disabled',
        'off-ghost': 'cursor-not-allowed border-transparent text-disabled',
      },
      size: { regular: 'h-9 px-3.5 max-sm:h-11', small: 'touch h-8 px-2.5 max-sm:h-9' },
      isWide: { true: 'w-full', false: '' },
    },
    defaultVariants: { size: 'regular', isWide: false },
  },
);

/** Which look a button may have; `primary` at most once per page. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';

interface Story extends Pick<VariantProps<typeof button>, 'size' | 'isWide'> {
  variant?: ButtonVariant;
}

/** The classes of a button; a disabled one has its own look, so that no two classes contradict each other. */
function buttonClass({ variant = 'secondary', size, isWide }: Story, isOff: boolean): string {
  return button({ look: isOff ? (variant === 'ghost' ? 'off-ghost' : 'off') : variant, size, isWide });
}

interface ButtonParts
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isDisabled' | 'render'>,
    Story {
  children?: ReactNode;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A small icon or key hint after the label. */
  end?: ReactNode;
  /** Another act of the same place is being saved; it says so. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export type ButtonProps = ButtonParts & Disabling;

/** The button: variants instead of classes, unchanged width while pending, a reason when disabled. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  end,
  children,
  isDisabled,
  isBusy,
  reason,
  ...rest
}: ButtonProps) {
  const words = useUiWords();
  const isPending = rest.isPending ?? false;
  const isOff = Boolean(isDisabled || isBusy);
  const className = buttonClass({ variant, size, isWide }, isOff);
  const content = (
    <>
      <span className={`inline-flex items-center gap-1.5 ${isPending ? 'opacity-0' : ''}`}>
        {icon === undefined ? null : <span className="-ml-0.5 inline-flex">{icon}</span>}
        {children}
        {end === undefined ? null : <span className="-mr-1 inline-flex opacity-70">{end}</span>}
      </span>
      {isPending ? (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-label={words.pending} className="animate-turn" />
        </span>
      ) : null}
    </>
  );
  if (isDisabled === undefined && isBusy === undefined)
    return (
      <AriaButton {...rest} className={className}>
        {content}
      </AriaButton>
    );
  return (
    <ExplainedButton {...rest} className={className} isOff={isOff} why={isDisabled ? reason : words.pending}>
      {content}
    </ExplainedButton>
  );
}

/**
 * A control that one can still reach while it is disabled. Pointer, keyboard focus and a press or tap show why.
 * It keeps the focus when it becomes disabled, and stays the submit button of its form, so that Enter in a field
 * meets it too; it holds that submission back.
 */
function ExplainedButton({
  isOff,
  why,
  tip,
  placement,
  count,
  ...rest
}: Omit<AriaButtonProps, 'isDisabled' | 'render'> & {
  isOff: boolean;
  /** Why it is disabled. */
  why: ReactNode;
  /** What the tooltip says while it is not. */
  tip?: ReactNode;
  placement?: TooltipProps['placement'];
  /** Stands at its corner. */
  count?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  const [isOpen, setOpen] = useState(false);
  const explains = isOff && Boolean(why);
  const text = explains ? why : isOff ? undefined : tip;
  const button = (
    <AriaButton
      {...rest}
      {...(explains ? { ...withoutPress, onPress: () => setOpen(true) } : { isDisabled: isOff })}
      // The same element in both cases: another one would lose the focus.
      render={explains ? renderOff : renderOn}
    />
  );
  return (
    <TooltipTrigger
      delay={explains ? 200 : 500}
      closeDelay={80}
      isOpen={isOpen && Boolean(text)}
      onOpenChange={setOpen}
    >
      {tip === undefined ? (
        button
      ) : (
        <span className="relative inline-flex shrink-0">
          {button}
          {count}
        </span>
      )}
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

const withoutPress = { onPressStart: undefined, onPressEnd: undefined, onPressChange: undefined, onPressUp: undefined };

const renderOn: AriaButtonProps['render'] = (props) => <button {...props} />;

const renderOff: AriaButtonProps['render'] = (props) => (
  <button
    {...props}
    aria-disabled="true"
    onClick={(event) => {
      event.preventDefault();
      props.onClick?.(event);
    }}
  />
);

const iconButton = cva(
  'relative inline-grid shrink-0 cursor-pointer place-items-center transition-colors [&_svg]:size-4',
  {
    variants: {
      size: {
        regular: 'touch size-9 rounded-control',
        small: 'touch size-8 rounded-control',
        tight: 'size-6 rounded-badge',
      },
      look: {
        plain: 'text-ink-2 hover:bg-active hover:text-ink pressed:bg-active',
        selected: 'bg-active text-ink',
        off: 'cursor-not-allowed text-disabled',
      },
    },
    defaultVariants: { size: 'small', look: 'plain' },
  },
);

interface IconButtonParts
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label' | 'isDisabled' | 'render'>,
    Pick<VariantProps<typeof iconButton>, 'size'> {
  /** The name: read aloud and shown as tooltip. */
  label: string;
  icon: ReactNode;
  /** Its layer is open or its view is chosen. */
  isSelected?: boolean;
  /** Another act of the same place is being saved; it says so. */
  isBusy?: boolean;
  /** A small number at the corner, e.g. unread notifications. */
  count?: number;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}

/** A disabled icon button shows its reason instead of its label. */
export type IconButtonProps = IconButtonParts & Disabling;

/** A button that is only an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  size,
  isSelected,
  isDisabled,
  isBusy,
  reason,
  count,
  placement,
  ...rest
}: IconButtonProps) {
  const words = useUiWords();
  const isOff = Boolean(isDisabled || isBusy);
  const shown = count === undefined || count === 0 ? undefined : count > 99 ? '99+' : String(count);
  return (
    <ExplainedButton
      {...rest}
      aria-label={shown === undefined ? label : `${label} (${shown})`}
      className={iconButton({ size, look: isOff ? 'off' : isSelected ? 'selected' : 'plain' })}
      isOff={isOff}
      why={isDisabled ? reason : words.pending}
      tip={label}
      placement={placement}
      count={
        shown === undefined ? null : (
          <span
            aria-hidden="true"
            className="tnum pointer-events-none absolute top-px right-0 h-4 min-w-4 rounded-full bg-ink px-1 text-center font-semibold text-11 text-inverse rim"
          >
            {shown}
          </span>
        )
      }
    >
      {icon}
    </ExplainedButton>
  );
}

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'>, Story {
  children?: ReactNode;
  icon?: ReactNode;
  end?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isWide, icon, end, children, ...rest }: LinkButtonProps) {
  return (
    <AriaLink {...rest} className={buttonClass({ variant, size, isWide }, rest.isDisabled ?? false)}>
      {icon === undefined ? null : <span className="-ml-0.5 inline-flex">{icon}</span>}
      {children}
      {end === undefined ? null : <span className="-mr-1 inline-flex opacity-70">{end}</span>}
    </AriaLink>
  );
}

export interface TextLinkProps extends Omit<AriaLinkProps, 'className' | 'style'> {
  /** `quiet` keeps the colour of the text around it, `underlined` does so with a line under it. */
  tone?: 'accent' | 'quiet' | 'underlined';
}

const LINK_TONES = {
  accent: 'font-medium text-accent-text hover:underline',
  quiet: 'text-inherit hover:underline',
  underlined: 'font-medium text-inherit underline',
};

/** A link inside a text or a table cell. */
export function TextLink({ tone = 'accent', ...rest }: TextLinkProps) {
  return <AriaLink {...rest} className={`rounded-mark underline-offset-2 ${LINK_TONES[tone]}`} />;
}
