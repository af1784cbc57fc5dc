import { useLingui } from '@lingui/react/macro';
import { DateField } from '@zuschlag/ui';

/** The first and the last day; each may be left open. */
export function PeriodFields({
  period: { from, until },
  onPeriod,
  isCompact = false,
}: {
  period: { from?: string; until?: string };
  onPeriod: (period: { from?: string; until?: string }) => void;
  /** without labels that are seen */
  isCompact?: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      <div className="w-36 max-sm:min-w-0 max-sm:flex-1">
        <DateField
          label={t`Von`}
          isLabelHidden={isCompact}
          size={isCompact ? 'small' : 'regular'}
          value={from ?? null}
          max={until}
          onChange={(day) => onPeriod({ from: day ?? undefined, until })}
        />
      </div>
      <div className="w-36 max-sm:min-w-0 max-sm:flex-1">
        <DateField
          label={t`Bis`}
          isLabelHidden={isCompact}
          size={isCompact ? 'small' : 'regular'}
          value={until ?? null}
          min={from}
          onChange={(day) => onPeriod({ from, until: day ?? undefined })}
        />
      </div>
    </>
  );
}
