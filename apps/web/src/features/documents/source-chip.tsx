import { useLingui } from '@lingui/react/macro';

/** The number of a source; pressed, the document opens on the words. */
export function SourceChip({
  number,
  name,
  isOpen,
  onPress,
}: {
  number: number;
  name: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      aria-label={t`Quelle ${number}: ${name}`}
      title={name}
      onClick={onPress}
      className={`tnum touch relative mx-0.5 inline-grid h-5 min-w-5 cursor-pointer place-items-center rounded-mark px-1 align-[1px] font-semibold text-11 focus-visible:ring-focus ${isOpen ? 'bg-accent text-on-accent' : 'bg-active text-ink-2 hover:text-ink'}`}
    >
      {number}
    </button>
  );
}
