import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, type Crumb } from '@zuschlag/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../shell/document-title.tsx';
import { MenuFrameButton } from './menu-frame.tsx';
import { pathTo } from './path-to.ts';

/**
 * What every page of the settings begins with: the way there, its title, what it is for, what one can do.
 * @param trail what lies between the settings and this page
 */
export function SettingsHead({
  title,
  description,
  actions,
  trail = [],
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  trail?: readonly Crumb[];
}) {
  const { t } = useLingui();
  useDocumentTitle(title);
  return (
    <header className="grid gap-1">
      <Breadcrumbs
        label={t`Sie sind hier`}
        items={[{ label: t`Einstellungen`, href: pathTo({ to: '/settings' }) }, ...trail, { label: title }]}
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 flex-1 font-semibold text-20">{title}</h1>
            <MenuFrameButton />
          </div>
          {description === undefined ? null : <p className="max-w-[68ch] text-ink-2 max-sm:hidden">{description}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
