import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';

export interface FormProps {
  children: ReactNode;
  onSubmit: () => unknown;
  id?: string;
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form; validation is the caller's, the browser's own bubbles are off. */
export function Form({ children, onSubmit, id, label, ref }: FormProps) {
  return (
    <form
      ref={ref}
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog opened from within another would otherwise send that one along.
        event.stopPropagation();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Fields side by side: six columns, on small screens one. Children are `FormCell`s. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-6 gap-4">{children}</div>;
}

/** A cell of a `FormGrid`, `span` columns wide. */
export function FormCell({ span = 6, children }: { span?: 1 | 2 | 3 | 4 | 5 | 6; children: ReactNode }) {
  const width = ['', 'col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6'][span];
  return <div className={`min-w-0 max-sm:col-span-6 ${width}`}>{children}</div>;
}

export interface ErrorSummaryItem {
  /** The `name` of the field (or the id of an element) it leads to. */
  id: string;
  text: ReactNode;
  section?: ReactNode;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  items: readonly ErrorSummaryItem[];
  /** Called instead of jumping within the page, e.g. to open the section first. */
  onGo?: (id: string) => void;
  /** Off where the form library already focuses the first wrong field. */
  takesFocus?: boolean;
}

/** The errors of a form as links to its fields; takes the focus when it appears. */
export function ErrorSummary({ title, items, onGo, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = items.length > 0;
  useEffect(() => {
    if (isShown && takesFocus) box.current?.focus();
  }, [isShown, takesFocus]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-2.5 rounded-control border border-danger-line bg-danger-soft px-3.5 py-2.5 outline-none"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-text" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="flex flex-wrap gap-x-5">
          {items.map((item) => (
            <li key={item.id} className="flex min-h-6 items-center gap-2">
              <a
                href={`#${item.id}`}
                className="rounded-mark underline decoration-danger-line underline-offset-2 hover:decoration-danger-text"
                onClick={(event) => {
                  event.preventDefault();
                  if (onGo) onGo(item.id);
                  else focusField(item.id);
                }}
              >
                {item.text}
              </a>
              {item.section === undefined ? null : <span className="text-12 text-ink-2">{item.section}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const FOCUSABLE = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, button, [tabindex="0"], select';

/** Brings a field into view and focuses it. @param id the `name` of the field or the id of an element */
export function focusField(id: string): void {
  const quoted = CSS.escape(id);
  const field = document.querySelector<HTMLElement>(`[data-field="${quoted}"]`) ?? document.getElementById(id);
  if (!field) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
}
