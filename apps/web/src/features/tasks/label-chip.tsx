import type { LabelColor } from '@zuschlag/validation/tasks/task-vocabulary';
import type { TaskLabel } from '@zuschlag/validation/tasks/tasks';

const looks: { readonly [color in LabelColor]: string } = {
  red: 'bg-danger-soft text-danger-text',
  orange: 'bg-state-editing-bg text-state-editing-text',
  yellow: 'bg-state-pending-bg text-state-pending-text',
  green: 'bg-ok-soft text-ok-text',
  blue: 'bg-blue-soft text-blue-text',
  grey: 'bg-state-none-bg text-state-none-text',
};

/** A label in its colour. */
export function LabelChip({ label: { name, color } }: { label: Pick<TaskLabel, 'name' | 'color'> }) {
  return (
    <span
      className={`inline-flex h-5 max-w-full items-center rounded-badge px-1.5 font-medium text-12 ${looks[color]}`}
    >
      <span className="truncate">{name}</span>
    </span>
  );
}

/** The labels of a task in a line. */
export function LabelChips({ labels }: { labels: readonly TaskLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1">
      {labels.map((label) => (
        <li key={label.id} className="min-w-0">
          <LabelChip label={label} />
        </li>
      ))}
    </ul>
  );
}
