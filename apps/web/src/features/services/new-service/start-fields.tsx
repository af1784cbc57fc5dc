import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, ErrorNote } from '@zuschlag/ui';
import type { Site } from '@zuschlag/validation/customers/sites';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import type { FlatError } from '../../../forms/field-problem.ts';
import { MasterDataFields } from '../master-data/master-data-fields.tsx';
import { PlaceFields } from '../service/place-fields.tsx';
import type { MasterDataValues } from '../service/service-values.ts';
import type { Employer } from '../wages/use-pay-groups.ts';

/** The upper half of the form of a new service of either kind: organization, master data and place of work. */
export function StartFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  bidders,
  sites,
  wrong,
  isMobile = false,
}: {
  control: Control<Values, unknown, Output>;
  bidders: readonly { id: number; shortName: string }[];
  sites: readonly Site[];
  wrong: readonly FlatError[];
  isMobile?: boolean;
}) {
  const { t } = useLingui();
  const employer = useEmployer(control, sites);
  const isSiteIncomplete = wrong.some(
    ({ path, error }) => path.startsWith('siteInput.') && ['REQUIRED', 'INVALID_CHOICE'].includes(error.type),
  );
  return (
    <>
      <Card label={t`Stammdaten`}>
        <CardHeader title={t`Stammdaten`} />
        <CardBody>
          <div className="grid gap-4">
            <SelectInput
              control={control}
              name={'operationalOrganizationId' as FieldPath<Values>}
              label={t`Gesellschaft`}
              isNumeric
              isRequired
              placeholder={t`Bitte wählen`}
              items={bidders.map((organization) => ({
                id: String(organization.id),
                label: organization.shortName,
              }))}
            />
            <MasterDataFields control={control} employer={employer} isMobile={isMobile} />
          </div>
        </CardBody>
      </Card>
      <Card label={t`Standort`}>
        <CardHeader title={t`Standort`} />
        <CardBody>
          <PlaceFields control={control} sites={sites} />
          {isSiteIncomplete ? (
            <div className="mt-4">
              <ErrorNote>{t`Bitte füllen Sie alle Felder des Standorts aus.`}</ErrorNote>
            </div>
          ) : null}
        </CardBody>
      </Card>
    </>
  );
}

/** What is chosen so far of the organization and of the federal state of the place of work. */
function useEmployer<Values extends FieldValues & MasterDataValues, Output>(
  control: Control<Values, unknown, Output>,
  sites: readonly Site[],
): Employer {
  const watched = ['operationalOrganizationId', 'place', 'siteId', 'siteInput.province'] as FieldPath<Values>[];
  const [organizationId, place, siteId, described] = useWatch({ control, name: watched }) as unknown as [
    number | null,
    MasterDataValues['place'],
    string | null,
    Employer['province'],
  ];
  const picked = sites.find(({ id }) => id === siteId)?.province ?? null;
  return { organizationId, province: place === 'existing' ? picked : described };
}
