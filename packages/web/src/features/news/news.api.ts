import { account } from '@larder/contract/account'
import { news } from '@larder/contract/news'
import { query, useCall } from '#kit/query.ts'

const DAY_MS = 86_400_000

/** Read again every 24 hours (general 4.11). */
export const newsIn = (lang: string, country: number | undefined) => ({
  ...query(news.list, { query: { lang, ...(country === undefined ? {} : { country }) } }),
  staleTime: DAY_MS,
  refetchInterval: DAY_MS,
})
export const newsItemIn = (lang: string, id: number) => query(news.get, { params: { id }, query: { lang } })
export const useSeeNews = () => useCall(account.seeNotification)
