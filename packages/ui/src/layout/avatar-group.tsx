import { TooltipText } from '../overlays/tooltip.tsx';

export interface Person {
  id: string;
  name: string;
  /** Two letters; made from the name when left out. */
  initials?: string;
  pictureUrl?: string | null;
}

export interface AvatarProps {
  name: string;
  initials?: string;
  pictureUrl?: string | null;
  size?: 'small' | 'regular' | 'large';
  /** The signed-in person stands out. */
  isMe?: boolean;
  /** Off where the name stands beside it. */
  hasTooltip?: boolean;
}

const SIZES = { small: 'size-6 text-[10px]', regular: 'size-7 text-11', large: 'size-10 text-14' };

/** A person as picture or initials. */
export function Avatar({ name, initials, pictureUrl, size = 'regular', isMe = false, hasTooltip = true }: AvatarProps) {
  const look = isMe ? 'bg-ink text-inverse' : 'bg-active text-ink-2';
  const face = (
    <span
      aria-hidden={hasTooltip ? undefined : true}
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold leading-none ${SIZES[size]} ${look}`}
    >
      {pictureUrl ? (
        <img src={pictureUrl} alt={hasTooltip ? name : ''} className="size-full object-cover" />
      ) : (
        <>
          <span aria-hidden="true">{initials ?? initialsOf(name)}</span>
          {hasTooltip ? <span className="sr-only">{name}</span> : null}
        </>
      )}
    </span>
  );
  return hasTooltip ? <TooltipText text={name}>{face}</TooltipText> : face;
}

/** Several people: up to four faces, else three and how many more. */
export function AvatarGroup({
  people,
  label,
  size = 'small',
}: {
  people: readonly Person[];
  label: string;
  size?: AvatarProps['size'];
}) {
  const shown = people.length > 4 ? people.slice(0, 3) : people;
  const rest = people.slice(shown.length);
  return (
    <ul aria-label={label} className="flex items-center *:not-last:-mr-0.5">
      {shown.map((person) => (
        <li key={person.id} className="inline-flex rounded-full rim">
          <Avatar name={person.name} initials={person.initials} pictureUrl={person.pictureUrl} size={size} />
        </li>
      ))}
      {rest.length === 0 ? null : (
        <li className="inline-flex rounded-full rim">
          <TooltipText text={rest.map((person) => person.name).join(', ')}>
            <span
              className={`tnum inline-grid place-items-center rounded-full bg-active font-semibold text-ink-2 leading-none ${SIZES[size]}`}
            >
              +{rest.length}
            </span>
          </TooltipText>
        </li>
      )}
    </ul>
  );
}

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}
