import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import type { ChanceValues, QuickChanceValues } from '../form/chance-values.ts';
import { useRequireClearCustomer } from '../form/customer/use-near-customers.ts';

/** How a form creates a Chance, or several lots at once: it says so and opens the first. */
export function useCreateChance<Input, Values extends QuickChanceValues | ChanceValues>(
  create: (input: Input, typed: Values) => Promise<{ id: string; furtherLots?: readonly unknown[] }>,
) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const requireClearCustomer = useRequireClearCustomer();
  const created = useRef<string | null>(null);
  return {
    onSubmit: async (input: Input, typed: Values) => {
      await requireClearCustomer(typed.input.description);
      const { id, furtherLots = [] } = await create(input, typed);
      created.current = id;
      void utils.chance.list.invalidate();
      toasts.success(
        furtherLots.length === 0
          ? t`Die Chance ist angelegt.`
          : plural(furtherLots.length + 1, { one: '# Chance ist angelegt.', other: '# Chancen sind angelegt.' }),
      );
    },
    onSaved: () => {
      if (created.current) void navigate({ to: '/tender/$tenderId', params: { tenderId: created.current } });
    },
  };
}
