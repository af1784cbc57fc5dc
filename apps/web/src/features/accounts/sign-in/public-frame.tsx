import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@zuschlag/i18n/locales';
import { TextLink } from '@zuschlag/ui/actions/button';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { type ReactNode, Suspense } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { changeLanguage } from '../../../app/preferences/preferences.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { Brand } from '../../../app/shell/brand.tsx';

// Only a drawing beside the form, and none on a phone.
const Roster = latePart(async () => (await import('./roster-panel.tsx')).Roster);

/** The frame of the pages before the sign-in: the drawn panel left, the form right; on the phone the form alone. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(24rem,600px)_minmax(0,1fr)]">
      <section
        data-theme="dark"
        aria-hidden="true"
        className="flex flex-col overflow-hidden border-r bg-surface px-10 pt-8 pb-10 text-ink max-lg:hidden"
      >
        <Brand />
        <div className="mt-16 mb-auto">
          <Suspense>
            <Roster />
          </Suspense>
        </div>
        <p className="mb-2 text-balance font-semibold text-28 tracking-[-0.02em]">
          <Trans>
            Jede Schicht gerechnet.
            <br />
            Jede Zahl erklärt.
          </Trans>
        </p>
        <p className="max-w-[380px] text-ink-2">
          <Trans>Ausschreibungen prüfen, Leistungen kalkulieren und Margen gemeinsam freigeben.</Trans>
        </p>
      </section>
      <div className="flex min-w-0 flex-col bg-surface px-10 pb-8 max-sm:px-6 max-sm:pt-10 max-sm:pb-6">
        {/* Its top stays where it is when a message makes it longer. */}
        <main className="mx-auto mt-[max(3rem,22vh)] mb-auto w-full max-w-[344px] max-sm:mx-0 max-sm:mt-0 max-sm:max-w-none">
          <div className="mb-10 lg:hidden">
            <Brand />
          </div>
          {children}
        </main>
        <footer className="flex gap-2 pt-8 text-12 text-ink-3">
          <LanguageChoice locale="de">Deutsch</LanguageChoice>
          <span aria-hidden="true">·</span>
          <LanguageChoice locale="en">English</LanguageChoice>
          <LegalLinks />
        </footer>
      </div>
    </div>
  );
}

/** Who runs the site and how it treats personal data, where the operator said where that stands. */
function LegalLinks() {
  const { t } = useLingui();
  const { imprintUrl, privacyUrl } = useClientConfig();
  const links = [
    { href: imprintUrl, label: t`Impressum` },
    { href: privacyUrl, label: t`Datenschutz` },
  ];
  return (
    <span className="ml-auto flex gap-4">
      {links.map(({ href, label }) =>
        href === null ? null : (
          <TextLink key={label} tone="quiet" href={href}>
            {label}
          </TextLink>
        ),
      )}
    </span>
  );
}

/** Each language has its name in its own language, in every language of the page. */
function LanguageChoice({ locale, children }: { locale: Locale; children: string }) {
  const isCurrent = useAppLocale() === locale;
  return (
    <button
      type="button"
      lang={locale}
      aria-pressed={isCurrent}
      className={`touch relative -my-1 rounded-mark py-1 ${isCurrent ? 'font-medium text-ink-2' : 'hover:text-ink'}`}
      onClick={() => void changeLanguage(locale)}
    >
      {children}
    </button>
  );
}
