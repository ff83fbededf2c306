import { account } from '@larder/contract/account'
import { billing } from '@larder/contract/billing'
import { query } from '#kit/query.ts'

export const guessedCountry = () => query(account.usersCountry)
export const pricesIn = (id: number) => query(billing.prices, { params: { id } })
