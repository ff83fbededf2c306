/** Sign-in, registration and the person's own account (general 7.1). */
import { declareRoutes } from './kit/route.ts'
import type { accountSchemas } from './account.schemas.ts'

export type * from './account.schemas.ts'

const open = 'public' as const
const self = 'account.self' as const

export const account = declareRoutes<typeof accountSchemas>({
  login: {
    name: 'account.login',
    method: 'POST',
    path: '/oauth/token',
    permission: open,
  },
  options: {
    name: 'account.options',
    method: 'GET',
    path: '/api/account/options',
    permission: open,
  },
  startSmartid: {
    name: 'account.start_smartid',
    method: 'GET',
    path: '/api/smartid/start',
    permission: open,
    writes: true,
  },
  finishSmartidLogin: {
    name: 'account.finish_smartid_login',
    method: 'POST',
    path: '/api/finish_smartid_login',
    permission: open,
  },
  logout: {
    name: 'account.logout',
    method: 'GET',
    path: '/api/logout',
    permission: self,
    writes: true,
  },
  exchangeSession: {
    name: 'account.exchange_session',
    method: 'POST',
    path: '/api/session/exchange',
    permission: self,
  },
  register: {
    name: 'account.register',
    method: 'POST',
    path: '/api/account',
    permission: open,
    status: 201,
  },
  checkUsername: {
    name: 'account.check_username',
    method: 'GET',
    path: '/api/account/check_username',
    permission: open,
    writes: true,
  },
  checkPromoCode: {
    name: 'account.check_promo_code',
    method: 'GET',
    path: '/api/account/check_promo_code',
    permission: open,
  },
  altchaChallenge: {
    name: 'account.altcha_challenge',
    method: 'GET',
    path: '/api/altcha-challenge',
    permission: open,
  },
  recover: {
    name: 'account.recover',
    method: 'POST',
    path: '/api/auth/recover',
    permission: open,
  },
  checkValidToken: {
    name: 'account.check_valid_token',
    method: 'GET',
    path: '/api/account/check_valid_token',
    permission: open,
  },
  checkMailedToken: {
    name: 'account.check_mailed_token',
    method: 'POST',
    path: '/api/account/check_valid_token',
    permission: open,
    writes: false,
  },
  invitations: {
    name: 'account.invitations',
    method: 'GET',
    path: '/api/account/invitations',
    permission: self,
  },
  acceptInvitation: {
    name: 'account.accept_invitation',
    method: 'POST',
    path: '/api/account/invitations/:id/accept',
    permission: self,
  },
  declineInvitation: {
    name: 'account.decline_invitation',
    method: 'DELETE',
    path: '/api/account/invitations/:id',
    permission: self,
  },
  mailInvitation: {
    name: 'account.mail_invitation',
    method: 'POST',
    path: '/api/account/invitations/:id/mail',
    permission: self,
  },
  acceptByToken: {
    name: 'account.accept_by_token',
    method: 'POST',
    path: '/api/account/invitations/accept',
    permission: open,
  },
  confirmAddress: {
    name: 'account.confirm_address',
    method: 'POST',
    path: '/api/account/mail-addresses/confirm',
    permission: open,
  },
  setNewPassword: {
    name: 'account.set_new_password',
    method: 'PUT',
    path: '/api/account/set_new_password',
    permission: open,
  },
  changePassword: {
    name: 'account.change_password',
    method: 'PUT',
    path: '/api/account/password',
    permission: self,
  },
  changeProfile: {
    name: 'account.change_profile',
    method: 'PUT',
    path: '/api/account/profile',
    permission: self,
  },
  changeLang: {
    name: 'account.change_lang',
    method: 'PUT',
    path: '/api/account/lang',
    permission: self,
  },
  changeNewsletter: {
    name: 'account.change_newsletter',
    method: 'PUT',
    path: '/api/account/newsletter',
    permission: self,
  },
  unsubscribe: {
    name: 'account.unsubscribe',
    method: 'POST',
    path: '/api/account/unsubscribe',
    permission: open,
  },
  profile: {
    name: 'account.profile',
    method: 'GET',
    path: '/api/profile',
    permission: self,
  },
  seeNotification: {
    name: 'account.see_notification',
    method: 'PUT',
    path: '/api/profile/last-seen-notification',
    permission: self,
  },
  texts: {
    name: 'account.texts',
    method: 'GET',
    path: '/api/lang/:lang.json',
    permission: open,
  },
  usersCountry: {
    name: 'account.users_country',
    method: 'GET',
    path: '/api/users/country',
    permission: open,
  },
})
