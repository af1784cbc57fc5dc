/** The sign of the product: a Z struck in one line, and its name. */
export function Brand({ isNameHidden = false }: { isNameHidden?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-16">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
        <rect width="24" height="24" rx="6" className="fill-ink" />
        <path
          d="M7.5 7.5h9l-9 9h9"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-inverse"
        />
      </svg>
      <span className={isNameHidden ? 'sr-only' : 'text-14'}>Zuschlag</span>
    </span>
  );
}
