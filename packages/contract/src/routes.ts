/** Every route of the product. OpenAPI, the conformance tests and the fuzz loop read this list. */
import type { Route } from './kit/index.ts'
import { account } from './account.ts'
import { entries } from './entries.ts'

export const routes: readonly Route[] = [
  ...Object.values(account),
  ...Object.values(entries),
]
