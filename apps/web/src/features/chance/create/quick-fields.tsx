import { FormCell, FormGrid } from '@zuschlag/ui';
import { TermInputs } from '../form/contract/term-inputs.tsx';
import { CustomerInput } from '../form/customer/customer-input.tsx';
import { CustomerTypeInput } from '../form/customer/customer-type-input.tsx';
import { SubmissionInputs } from '../form/deadlines/submission-inputs.tsx';
import { NameInput } from '../form/name-input.tsx';
import { OrganizationsInput } from '../form/organizations-input.tsx';

/** The fields of a quick Chance in one section. */
export function QuickFields() {
  return (
    <FormGrid>
      <FormCell span={6}>
        <NameInput autoFocus />
      </FormCell>
      <FormCell span={3}>
        <CustomerInput />
      </FormCell>
      <FormCell span={3}>
        <CustomerTypeInput />
      </FormCell>
      <FormCell span={6}>
        <OrganizationsInput />
      </FormCell>
      <SubmissionInputs />
      <FormCell span={4}>
        <TermInputs />
      </FormCell>
    </FormGrid>
  );
}
