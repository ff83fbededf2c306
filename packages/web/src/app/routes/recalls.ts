import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { panelsIn } from '#kit/use-panel.ts'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

type NewRecallSearch = { readonly drill?: true; readonly lot?: number }

const lot = createRoute({
  getParentRoute,
  path: paths.traceabilityLot,
  validateSearch: panelsIn,
  component: lazyPage(() => import('#features/recalls/lot-page.tsx'), 'LotPage'),
})
const list = createRoute({
  getParentRoute,
  path: paths.traceabilityRecalls,
  component: lazyPage(() => import('#features/recalls/recalls-page.tsx'), 'RecallsPage'),
})
const newRecall = createRoute({
  getParentRoute,
  path: paths.traceabilityNewRecall,
  validateSearch: (search): NewRecallSearch => ({
    ...(search['drill'] === true && { drill: true }),
    ...(Number.isSafeInteger(search['lot']) && { lot: Number(search['lot']) }),
  }),
  component: lazyPage(() => import('#features/recalls/new-recall-page.tsx'), 'NewRecallPage'),
})
const one = createRoute({
  getParentRoute,
  path: paths.traceabilityRecall,
  component: lazyPage(() => import('#features/recalls/recall-page.tsx'), 'RecallPage'),
})

export const recallRoutes = [lot, list, newRecall, one] as const
