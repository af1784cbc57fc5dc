import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type { OverruleProps } from './overrule-dialog.lazy.tsx';

const OverruleContent = lazyOverlay(async () => (await import('./overrule-dialog.lazy.tsx')).OverruleContent);

/** Decides for everybody: a button, and the dialog that asks which way. */
export function OverruleDialog<Id extends string>({
  isDisabled,
  reason,
  onOverrule,
  ...rest
}: OverruleProps<Id> & { draftKey: string; isDisabled?: boolean; reason?: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Gavel />}
        isDisabled={isDisabled}
        reason={reason}
        onPress={() => setOpen(true)}
      >
        {t`Überstimmen`}
      </Button>
      {isDisabled ? null : (
        <OverruleContent
          {...rest}
          onOverrule={(decision, comment) => onOverrule(decision as Id, comment)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
