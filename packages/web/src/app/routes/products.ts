import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const kinds = ['product', 'prepared', 'thawed', 'opened'] as const
type LabelSearch = { lot?: string; expires?: string; kind?: (typeof kinds)[number] }
const isLabelKind = (value: unknown): value is (typeof kinds)[number] => kinds.some((kind) => kind === value)

const traceability = createRoute({
  getParentRoute,
  path: paths.traceability,
  beforeLoad: () => {
    throw redirect({ to: paths.traceabilityProducts, replace: true })
  },
})
const products = createRoute({
  getParentRoute,
  path: paths.traceabilityProducts,
  component: lazyPage(() => import('#features/products/products-page.tsx'), 'ProductsPage'),
})
const newProduct = createRoute({
  getParentRoute,
  path: paths.traceabilityNewProduct,
  component: lazyPage(() => import('#features/products/new-product-page.tsx'), 'NewProductPage'),
})
const importProducts = createRoute({
  getParentRoute,
  path: paths.traceabilityImport,
  component: lazyPage(() => import('#features/products/import-page.tsx'), 'ProductImportPage'),
})
const oneProduct = () => import('#features/products/product-page.tsx')
const general = createRoute({
  getParentRoute,
  path: paths.traceabilityProductGeneral,
  component: lazyPage(oneProduct, 'ProductGeneralPage'),
})
const production = createRoute({
  getParentRoute,
  path: paths.traceabilityProductProduction,
  component: lazyPage(oneProduct, 'ProductProductionPage'),
})
const consumer = createRoute({
  getParentRoute,
  path: paths.traceabilityProductConsumer,
  component: lazyPage(oneProduct, 'ProductConsumerPage'),
})
const label = createRoute({
  getParentRoute,
  path: paths.traceabilityProductLabel,
  // A batch links here with its lot and last day.
  validateSearch: (search): LabelSearch => ({
    ...(typeof search['lot'] === 'string' && { lot: search['lot'] }),
    ...(typeof search['lot'] === 'number' && { lot: String(search['lot']) }),
    ...(typeof search['expires'] === 'string' && { expires: search['expires'] }),
    ...(isLabelKind(search['kind']) && { kind: search['kind'] }),
  }),
  component: lazyPage(() => import('#features/products/label-page.tsx'), 'LabelPage'),
})
const matrix = createRoute({
  getParentRoute,
  path: paths.traceabilityMatrix,
  component: lazyPage(() => import('#features/products/matrix-page.tsx'), 'MatrixPage'),
})
const units = createRoute({
  getParentRoute,
  path: paths.traceabilityUnits,
  component: lazyPage(() => import('#features/products/units-page.tsx'), 'UnitsPage'),
})

export const productRoutes = [
  traceability,
  products,
  newProduct,
  importProducts,
  general,
  production,
  consumer,
  label,
  matrix,
  units,
] as const
