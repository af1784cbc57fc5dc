import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

export interface Crumb {
  label: ReactNode;
  /** Absent for the last item, the current page. */
  href?: string;
}

/** The way to this page. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1.5 text-12 text-ink-3">
        {items.map((item, index) => (
          <li key={item.href ?? `crumb-${index}`} className="flex min-h-6 min-w-0 items-center gap-1.5">
            {item.href === undefined ? (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                title={typeof item.label === 'string' ? item.label : undefined}
                className="min-w-0 max-w-72 truncate"
              >
                {item.label}
              </span>
            ) : (
              <Link href={item.href} className="inline-flex min-h-6 min-w-0 items-center rounded-mark hover:text-ink">
                <span className="max-w-72 truncate">{item.label}</span>
              </Link>
            )}
            {index === items.length - 1 ? null : <ChevronRight aria-hidden="true" className="size-3 shrink-0" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
