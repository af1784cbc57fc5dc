import { carInput } from '@zuschlag/validation/services/car';
import { purchaseInput } from '@zuschlag/validation/services/purchase';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import type { z } from 'zod';
import type { GridKind } from '../../../tables/grid/grid-column.ts';
import type { PasteWays } from '../../../tables/grid/read-paste.ts';
import { visitSchema } from '../mobile/visit-schema.ts';
import { shiftSchema } from '../shifts/shift-schema.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { carKind, purchaseKind } from './equipment-columns.ts';
import { shiftPaste } from './paste/shift-paste.ts';
import { shiftKind } from './shift-columns.ts';
import { visitKind } from './visit-columns.ts';

/** What the table of each list of a service is made of. */
export const tableKinds: Readonly<Record<TableKind, TableFacts>> = {
  shifts: { kind: shiftKind, schemaOf: shiftSchema, ways: shiftPaste },
  siteVisits: { kind: visitKind, schemaOf: visitSchema },
  cars: { kind: carKind, schemaOf: () => carInput },
  purchases: { kind: purchaseKind, schemaOf: () => purchaseInput },
};
type TableFacts = { kind: GridKind; schemaOf: (contract: ContractDays) => z.ZodType<object>; ways?: PasteWays };
