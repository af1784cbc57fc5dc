import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import type { ChanceValues, QuickChanceValues } from '../form/chance-values.ts';
import { useRequireClearCustomer } from '../form/customer/use-near-customers.ts';

/** How a form creates a Chance: it says so and opens it. */
export function useCreateChance<Input, Values extends QuickChanceValues | ChanceValues>(
  create: (input: Input) => Promise<{ id: string }>,
) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const requireClearCustomer = useRequireClearCustomer();
  const created = useRef<string | null>(null);
  return {
    onSubmit: async (input: Input, typed: Values) => {
      await requireClearCustomer(typed.input.description);
      created.current = (await create(input)).id;
      void utils.chance.list.invalidate();
      toasts.success(t`Die Chance ist angelegt.`);
    },
    onSaved: () => {
      if (created.current) void navigate({ to: '/tender/$tenderId', params: { tenderId: created.current } });
    },
  };
}
