import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useClientConfig } from '../api/client-config.ts';

/** Help floats over the lower right corner; absent when the operator configured none. */
export function HelpButton() {
  const { t } = useLingui();
  const { helpUrl, supportEmail } = useClientConfig();
  const href = helpUrl ?? (supportEmail ? `mailto:${supportEmail}` : null);
  if (!href) return null;
  return (
    <Link
      href={href}
      target={helpUrl ? '_blank' : undefined}
      rel="noopener"
      aria-label={helpUrl ? t`Hilfe, öffnet in neuem Tab` : t`Hilfe: Support kontaktieren`}
      data-help
      className="help-corner print:hidden grid size-10 place-items-center rounded-full bg-float text-ink-2 shadow-menu transition-colors hover:text-ink"
    >
      <CircleHelp aria-hidden="true" className="size-5" />
    </Link>
  );
}
