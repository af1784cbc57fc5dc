import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { Organization } from '@zuschlag/validation/organizations/organizations';
import { CloudOff, Pencil, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { Notices } from '../../app/features/notices.tsx';
import { SettingsHead } from '../../app/navigation/settings-head.tsx';
import { holds } from '../../app/session/rights.ts';
import { useSession } from '../../app/session/session.tsx';
import { CostParameterRows } from './cost-parameter-rows.tsx';
import { useParameterText } from './parameter-text.ts';

const CostDefaultsForm = latePart(async () => (await import('./cost-defaults-form.tsx')).CostDefaultsForm);

/** Whether the values are being changed; the address says so. */
export type CostDefaultsSearch = { edit?: boolean };

const editedRefreshMs = 10_000;

/** The values new services begin with: everybody reads those of the own organization, Managers change them. */
export function CostDefaultsScreen({
  search,
  onSearch,
}: {
  search: CostDefaultsSearch;
  onSearch: (search: CostDefaultsSearch) => void;
}) {
  const { t } = useLingui();
  const user = useSession();
  const mayEdit = holds(user, 'EDIT_COST_PARAMETERS');
  // No event of the stream tells of changed parameters, so an edit looks for itself.
  const { data, error, refetch } = trpc.organizations.byId.useQuery(
    { id: user.organizationId },
    { refetchInterval: search.edit ? editedRefreshMs : false },
  );
  const isEditing = mayEdit && search.edit === true && data !== undefined;
  const edit = () => onSearch({ edit: true });

  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Kalkulationsparameter`}
        description={
          mayEdit
            ? t`Mit diesen Werten beginnt jede neue Leistung Ihrer Gesellschaft.`
            : t`Mit diesen Werten beginnt jede neue Leistung Ihrer Gesellschaft. Ändern kann sie ein Manager.`
        }
        actions={
          mayEdit && !isEditing && data?.advancedCostParameters ? (
            <Button icon={<Pencil />} onPress={edit}>
              {t`Bearbeiten`}
            </Button>
          ) : undefined
        }
      />
      <Notices of="costDefaultsNotices" />
      <Banner>{t`Änderungen gelten für neue Leistungen. Bestehende behalten ihre Werte, bis sie neu berechnet werden.`}</Banner>
      {data && isEditing ? (
        <Suspense fallback={<Values organization={data} />}>
          <CostDefaultsForm key={data.id} organization={data} onClose={() => onSearch({})} />
        </Suspense>
      ) : data && !data.advancedCostParameters ? (
        <EmptyState
          icon={<SlidersHorizontal />}
          title={t`Noch keine Vorgaben`}
          text={t`Ohne Vorgaben lässt sich für diese Gesellschaft keine Leistung anlegen.`}
          action={mayEdit ? <Button onPress={edit}>{t`Vorgaben eintragen`}</Button> : undefined}
        />
      ) : error && !data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Kalkulationsparameter konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <Values organization={data} />
      )}
    </div>
  );
}

function Values({ organization }: { organization: Organization | undefined }) {
  const textOf = useParameterText();
  const values = organization?.advancedCostParameters;
  return (
    <CostParameterRows
      renderValue={(parameter) => (
        <span className="tnum block text-right font-medium">
          {values ? textOf(parameter, values[parameter.name]) : <Skeleton width={72} align="end" />}
        </span>
      )}
    />
  );
}
