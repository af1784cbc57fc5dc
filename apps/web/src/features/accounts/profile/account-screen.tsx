import { useLingui } from '@lingui/react/macro';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { DescriptionList } from '@zuschlag/ui/layout/description-list';
import { useSession } from '../../../app/session/session.tsx';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { BoundAccountsCard } from './bound-accounts-card.tsx';
import { NameForm } from './name-form.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';

/** What a person changes of the own account: the name that others see, and the password. */
export function AccountScreen() {
  const { t } = useLingui();
  const user = useSession();
  const title = t`Mein Konto`;
  useDocumentTitle(title);
  return (
    <div className="grid w-full max-w-[44rem] gap-4 p-6 max-sm:p-4">
      <h1 className="font-semibold text-20">{title}</h1>
      <Card label={t`Name`}>
        <CardHeader title={t`Name`} />
        <div className="grid gap-4 p-4">
          <DescriptionList
            layout="one-column"
            items={[
              { term: t`E-Mail-Adresse`, value: user.email },
              { term: t`Gesellschaft`, value: user.organizationName },
            ]}
          />
          <NameForm user={user} />
        </div>
      </Card>
      <Card label={t`Passwort`}>
        <CardHeader title={t`Passwort`} />
        <div className="p-4">
          <OwnPasswordForm email={user.email} />
        </div>
      </Card>
      <SecondStepCard />
      <BoundAccountsCard />
      <OwnDataCard />
    </div>
  );
}
