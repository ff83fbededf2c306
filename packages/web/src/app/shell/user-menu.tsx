import { LateMenu } from '#ui/late-menu.tsx'
import { UserButton } from './user-button.tsx'

const load = () => import('./open-user-menu.tsx').then(({ OpenUserMenu }) => OpenUserMenu)

/** The account's menu, behind the initials. */
export const UserMenu = () => <LateMenu button={UserButton} load={load} />
