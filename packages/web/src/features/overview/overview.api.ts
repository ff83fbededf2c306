import { overview } from '@larder/contract/overview'
import { query } from '#kit/query.ts'

export const overviewOf = (companyId: number) => query(overview.get, { query: { companyId } })
