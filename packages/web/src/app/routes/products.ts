import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

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
  matrix,
  units,
] as const
