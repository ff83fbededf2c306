import { createRoute, redirect } from '@tanstack/react-router'
import { isAuthorized } from '#kit/session.ts'
import { readForVisit, writeForVisit } from '#kit/storage.ts'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { lazyPage } from '../lazy-page.tsx'
import { ownAddress } from '../own-address.ts'
import { paths } from '../paths.ts'
import { authRoute, rootRoute } from './root.tsx'

/** Every page here is one card, which is shown while the page loads. */
const inCard = { getParentRoute: () => authRoute, pendingComponent: FormSkeleton } as const
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const notWhenSignedIn = () => {
  if (isAuthorized()) throw redirect({ href: paths.home })
}

const login = createRoute({
  ...inCard,
  path: paths.login,
  // A search parameter that is left out here reaches the page unchecked: refuse one by writing undefined.
  validateSearch: (search): { from?: string | undefined; reason?: 'expired' | undefined } => ({
    from: ownAddress(search.from),
    reason: search.reason === 'expired' ? 'expired' : undefined,
  }),
  beforeLoad: notWhenSignedIn,
  component: lazyPage(() => import('#features/auth/login-page.tsx'), 'LoginPage', 'login'),
})

/** The code of the QR code leaves the address before the page is shown, as the tokens of mails do. */
const keepPairingCode = ({ location }: { readonly location: { readonly hash: string } }) => {
  notWhenSignedIn()
  const code = new URLSearchParams(location.hash).get('code')
  if (code === null) return
  writeForVisit('pairing_code', code)
  throw redirect({ href: paths.tablet, replace: true })
}

/** The start page of a shared tablet. */
const tablet = createRoute({
  ...inCard,
  path: paths.tablet,
  beforeLoad: keepPairingCode,
  component: lazyPage(() => import('#features/tablet/tablet-page.tsx'), 'TabletPage'),
})

const register = createRoute({
  ...inCard,
  path: paths.register,
  beforeLoad: notWhenSignedIn,
  component: lazyPage(() => import('#features/auth/register-page.tsx'), 'RegisterPage'),
})

/**
 * Reached only from user verification or from company creation; otherwise the user is sent back (general
 * 2.2).
 */
const onlyFromCreation = () => {
  if (readForVisit('setting_up') === null)
    throw redirect({ href: isAuthorized() ? paths.overview : paths.login })
}

const settingUpPage = lazyPage(() => import('#features/auth/setting-up-page.tsx'), 'SettingUpPage')
const settingUp = createRoute({
  ...inCard,
  path: paths.settingUp,
  beforeLoad: onlyFromCreation,
  component: settingUpPage,
})
const registerFinal = createRoute({
  ...inCard,
  path: paths.registerFinal,
  beforeLoad: onlyFromCreation,
  component: settingUpPage,
})

/** Top-level addresses of the specification (general 2.1), which lead to the pages that are meant. */
const topSettingUp = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.topSettingUp,
  beforeLoad: () => {
    throw redirect({ href: paths.settingUp, replace: true })
  },
})
const bootstrap = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.bootstrap,
  beforeLoad: () => {
    throw redirect({ href: paths.home, replace: true })
  },
})
export const topLevelRoutes = [topSettingUp, bootstrap] as const

const forgotPassword = createRoute({
  ...inCard,
  path: paths.forgotPassword,
  component: lazyPage(() => import('#features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const passwordSent = createRoute({
  ...inCard,
  path: paths.passwordSent,
  component: lazyPage(() => import('#features/auth/password-sent-page.tsx'), 'PasswordSentPage'),
})

/** The token of a mail leaves the address before the page is shown: a history or a log would keep it. */
const keepMailedToken = ({
  location,
}: {
  readonly location: { readonly pathname: string; readonly hash: string; readonly search: object }
}): void => {
  const hashParameters = new URLSearchParams(location.hash)
  const { password_token, token } = location.search as Record<string, unknown>
  const passwordToken = word(hashParameters.get('password_token')) ?? word(password_token) ?? word(token)
  if (passwordToken === undefined) return
  writeForVisit('password_token', passwordToken)
  throw redirect({ href: location.pathname, replace: true })
}

const invitationPassword = createRoute({
  ...inCard,
  path: paths.invitationPassword,
  beforeLoad: keepMailedToken,
  component: lazyPage(() => import('#features/auth/invitation-page.tsx'), 'InvitationPage'),
})
const changePassword = createRoute({
  ...inCard,
  path: paths.changePassword,
  beforeLoad: keepMailedToken,
  component: lazyPage(() => import('#features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const confirmAddress = createRoute({
  ...inCard,
  path: paths.confirmAddress,
  beforeLoad: keepMailedToken,
  component: lazyPage(() => import('#features/auth/confirm-address-page.tsx'), 'ConfirmAddressPage'),
})

const confirmEmail = createRoute({
  ...inCard,
  path: paths.confirmEmail,
  beforeLoad: keepMailedToken,
  component: lazyPage(() => import('#features/auth/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const oauthReturn = createRoute({
  ...inCard,
  path: paths.oauthReturn,
  validateSearch: (search): { code?: string; state?: string } => ({
    ...(word(search['code']) !== undefined && { code: word(search['code']) as string }),
    ...(word(search['state']) !== undefined && { state: word(search['state']) as string }),
  }),
  component: lazyPage(() => import('#features/auth/oauth-return-page.tsx'), 'OauthReturnPage'),
})

const messageRegisterIdCard = createRoute({
  ...inCard,
  path: paths.messageRegisterIdCard,
  component: lazyPage(
    () => import('#features/auth/message-register-id-card-page.tsx'),
    'MessageRegisterIdCardPage',
  ),
})

const unsubscribed = createRoute({
  ...inCard,
  path: paths.unsubscribed,
  beforeLoad: keepMailedToken,
  component: lazyPage(() => import('#features/auth/unsubscribed-page.tsx'), 'UnsubscribedPage'),
})

export const authRoutes = [
  login,
  tablet,
  register,
  settingUp,
  registerFinal,
  forgotPassword,
  passwordSent,
  invitationPassword,
  changePassword,
  confirmAddress,
  confirmEmail,
  oauthReturn,
  messageRegisterIdCard,
  unsubscribed,
] as const
