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
  /** What is wrong, as a fact; under a section the name of the field is enough when it is only missing. */
  text: ReactNode;
  section?: string;
}

export interface ErrorSummaryProps {
  /** What did not happen, with the number of what is wrong. */
  title: ReactNode;
  items: readonly ErrorSummaryItem[];
  /** What stands for items without room: "and 6 more". */
  moreText?: (count: number) => string;
  /** Called instead of jumping within the page, e.g. to open the section first. */
  onGo?: (id: string) => void;
  /** Off where the form library already focuses the first wrong field. */
  takesFocus?: boolean;
}

/** A summary that pushes the form out of sight helps less than a short one. */
const mostLines = 4;
const mostPerLine = 8;

/** The errors of a form as links to its fields, a line per section; takes the focus when it appears. */
export function ErrorSummary({ title, items, moreText, onGo = focusField, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = items.length > 0;
  useEffect(() => {
    if (isShown && takesFocus) box.current?.focus();
  }, [isShown, takesFocus]);
  if (!isShown) return null;
  const lines = [...Map.groupBy(items, ({ section }) => section)];
  const unshown = lines.slice(mostLines).flatMap(([, ofSection]) => ofSection);
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
        <ul>
          {lines.slice(0, mostLines).map(([section, ofSection]) => (
            <li key={section ?? ''} className="flex flex-wrap items-center gap-x-1.5">
              {section === undefined ? null : <span className="mr-1 font-medium text-ink-2">{section}</span>}
              <SummaryLinks items={ofSection} moreText={moreText} onGo={onGo} />
            </li>
          ))}
          {unshown.length === 0 ? null : (
            <li>
              <SummaryLinks items={unshown} most={0} moreText={moreText} onGo={onGo} />
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function SummaryLinks({
  items,
  most = mostPerLine,
  moreText = (count) => `+${count}`,
  onGo,
}: Pick<ErrorSummaryProps, 'items' | 'moreText'> & { most?: number; onGo: (id: string) => void }) {
  const shown = items.slice(0, most);
  const [next] = items.slice(most);
  const links = next === undefined ? shown : [...shown, { id: next.id, text: moreText(items.length - most) }];
  return links.map(({ id, text }, index) => (
    <span key={id} className="inline-flex min-h-6 items-center gap-1.5">
      <a
        href={`#${id}`}
        className="rounded-mark underline decoration-danger-line underline-offset-2 hover:decoration-danger-text"
        onClick={(event) => {
          event.preventDefault();
          onGo(id);
        }}
      >
        {text}
      </a>
      {index === links.length - 1 ? null : (
        <span aria-hidden="true" className="text-ink-3">
          ·
        </span>
      )}
    </span>
  ));
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
