import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@zuschlag/ui/layout/avatar-group';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { Button } from 'react-aria-components/Button';
import { useSession } from '../session/session.tsx';
import { useMenuButton } from './menu-button.tsx';

const ProfileMenuContent = lazyOverlay(async () => (await import('./profile-menu.lazy.tsx')).ProfileMenuContent);

/** The signed-in user, and the menu of personal settings. */
export function ProfileMenu() {
  const { t } = useLingui();
  const { firstname, lastname, picture } = useSession();
  const { button, place } = useMenuButton();
  const name = `${firstname} ${lastname}`;
  return (
    <>
      <Button {...button} className="touch relative grid size-8 cursor-pointer place-items-center rounded-full">
        <Avatar name={name} pictureUrl={picture} isMe hasTooltip={false} />
        <span className="sr-only">{t`Profil: ${name}`}</span>
      </Button>
      <ProfileMenuContent {...place} />
    </>
  );
}
