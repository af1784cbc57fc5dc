import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line that says what went wrong, next to what it concerns; read aloud when it appears. */
export function ErrorNote({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <p className="flex gap-[5px] font-medium text-12 text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-[1.5px] size-[13px] shrink-0" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
