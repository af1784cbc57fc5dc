import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { TooltipBubble } from '../overlays/tooltip.tsx';
import { useUiWords } from '../words.tsx';

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

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isDisabled' | 'render'>,
    Story {
  children?: ReactNode;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A small icon or key hint after the label. */
  end?: ReactNode;
  isDisabled?: boolean;
  /** Why the button is disabled: it then stays focusable and says so in a tooltip. */
  reason?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The button: variants instead of classes, unchanged width while pending, a reason when disabled. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  end,
  children,
  isDisabled = false,
  reason,
  ...rest
}: ButtonProps) {
  const words = useUiWords();
  const isPending = rest.isPending ?? false;
  const className = buttonClass({ variant, size, isWide }, isDisabled);
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
  if (isDisabled && reason)
    return <ExplainedButton {...rest} className={className} content={content} reason={reason} />;
  return (
    <AriaButton {...rest} isDisabled={isDisabled} className={className}>
      {content}
    </AriaButton>
  );
}

/** A disabled control one can still reach: nothing happens on press, the tooltip tells why. */
function ExplainedButton({
  className,
  content,
  reason,
  ...rest
}: Omit<AriaButtonProps, 'className' | 'children'> & {
  className: string;
  content: ReactNode;
  reason: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <TooltipTrigger delay={200} closeDelay={80}>
      <AriaButton
        {...rest}
        type="button"
        onPress={undefined}
        onPressStart={undefined}
        onPressEnd={undefined}
        className={className}
        render={(props) => <button {...props} aria-disabled="true" />}
      >
        {content}
      </AriaButton>
      <TooltipBubble>{reason}</TooltipBubble>
    </TooltipTrigger>
  );
}

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

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label' | 'isDisabled' | 'render'>,
    Pick<VariantProps<typeof iconButton>, 'size'> {
  /** The name: read aloud and shown as tooltip. */
  label: string;
  icon: ReactNode;
  /** Its layer is open or its view is chosen. */
  isSelected?: boolean;
  isDisabled?: boolean;
  /** Why it is disabled; shown instead of the label. */
  reason?: ReactNode;
  /** A small number at the corner, e.g. unread notifications. */
  count?: number;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  size,
  isSelected,
  isDisabled = false,
  reason,
  count,
  placement,
  ...rest
}: IconButtonProps) {
  const className = iconButton({ size, look: isDisabled ? 'off' : isSelected ? 'selected' : 'plain' });
  const shown = count === undefined || count === 0 ? undefined : count > 99 ? '99+' : String(count);
  const name = shown === undefined ? label : `${label} (${shown})`;
  if (isDisabled && reason)
    return <ExplainedButton {...rest} aria-label={name} className={className} content={icon} reason={reason} />;
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <span className="relative inline-flex shrink-0">
        <AriaButton {...rest} aria-label={name} isDisabled={isDisabled} className={className}>
          {icon}
        </AriaButton>
        {shown === undefined ? null : (
          <span
            aria-hidden="true"
            className="tnum pointer-events-none absolute top-px right-0 h-4 min-w-4 rounded-full bg-ink px-1 text-center font-semibold text-11 text-inverse rim"
          >
            {shown}
          </span>
        )}
      </span>
      <TooltipBubble placement={placement}>{label}</TooltipBubble>
    </TooltipTrigger>
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
