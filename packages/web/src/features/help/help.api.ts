import { help } from '@larder/contract/help'
import { query } from '#kit/query.ts'

/** The help changes with the version of Larder alone. */
export const helpIn = (lang: string) => ({ ...query(help.list, { params: { lang } }), staleTime: Infinity })
