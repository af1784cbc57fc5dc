/**
 * The rules that tests hold so closely that a broken line must not go unnoticed, group by group: the files whose lines
 * are broken, and the tests that have to notice. @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const groups = {
  reducers: {
    mutate: [
      'apps/api/src/features/**/*.reducer.ts',
      'apps/api/src/features/bid-decisions/bid-action.ts',
      'apps/api/src/features/bid-decisions/participants/select-participants.ts',
      'apps/api/src/features/margin-decisions/requests/select-participants.ts',
      'apps/api/src/policy/awaited.ts',
    ],
    tests: [
      'apps/api/src/features/bid-decisions/*.pure.test.ts',
      'apps/api/src/features/margin-decisions/*.pure.test.ts',
      'apps/api/src/features/chance/view/*.pure.test.ts',
      'apps/api/src/policy/*.pure.test.ts',
    ],
  },
  policies: {
    mutate: [
      'apps/api/src/features/**/*.policy.ts',
      'apps/api/src/policy/authorize.ts',
      'apps/api/src/policy/relations.ts',
    ],
    tests: ['apps/api/src/**/*.policy.pure.test.ts', 'apps/api/src/policy/*.pure.test.ts'],
  },
  lifecycle: {
    mutate: [
      'apps/api/src/features/chance/lifecycle/lifecycle.ts',
      'apps/api/src/features/chance/lifecycle/locks.ts',
      'apps/api/src/features/chance/view/next-actions.ts',
      'apps/api/src/features/chance/view/progress.ts',
    ],
    tests: ['apps/api/src/features/chance/**/*.pure.test.ts'],
  },
  imports: {
    mutate: [
      'apps/api/src/features/configuration/imports/classify-rows.ts',
      'apps/api/src/features/configuration/imports/judge-shares.ts',
      'apps/api/src/features/configuration/imports/read-rows.ts',
      'apps/api/src/features/configuration/imports/cells/column-headers.ts',
      'apps/api/src/features/configuration/imports/cells/parse-*.ts',
    ],
    // The tests of the file formats take long and judge no row.
    tests: [
      'apps/api/src/features/configuration/imports/*.pure.test.ts',
      'apps/api/src/features/configuration/imports/cells/*.pure.test.ts',
    ],
  },
  engine: {
    mutate: ['packages/calc-engine/src/**/*.ts', '!packages/calc-engine/src/examples/**'],
    tests: ['packages/calc-engine/{src,test}/**/*.test.ts'],
  },
};
