/**
 * The catalogue of a company: products that it makes, buys and has made, and its own units. Document 3,
 * sections 3 (Product, Unit) and 7; the shapes are ours (docs/decisions/110-products.md).
 */
import { declareRoutes } from './kit/route.ts'
import type { productsSchemas, productUnitsSchemas } from './products.schemas.ts'

export type * from './products.schemas.ts'

const path = '/api/places/:placeId/products'
const edits = { permission: 'products.edit', writes: ['products'] } as const

export const products = declareRoutes<typeof productsSchemas>({
  list: { name: 'products.list', method: 'GET', path, permission: 'products.find', reads: ['products'] },
  create: { name: 'products.create', method: 'POST', path, ...edits, status: 201 },
  get: {
    name: 'products.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'products.view',
    reads: ['products'],
  },
  export: {
    name: 'products.export',
    method: 'GET',
    path: `${path}/export`,
    permission: 'products.view',
    reads: ['products'],
    produces: '*/*',
  },
  preview: {
    name: 'products.preview',
    method: 'POST',
    path: `${path}/import/preview`,
    permission: 'products.edit',
    takes_file: true,
    reads: ['products'],
  },
  import: { name: 'products.import', method: 'POST', path: `${path}/import`, ...edits, takes_file: true },
  change: { name: 'products.change', method: 'PUT', path: `${path}/:id`, ...edits },
  changeRecipe: { name: 'products.change_recipe', method: 'PUT', path: `${path}/:id/recipe`, ...edits },
  changeAllergens: {
    name: 'products.change_allergens',
    method: 'PUT',
    path: `${path}/:id/allergens`,
    ...edits,
  },
  recipeVersions: {
    name: 'products.recipe_versions',
    method: 'GET',
    path: `${path}/:id/recipe-versions`,
    permission: 'products.view',
    reads: ['products', 'users'],
  },
  matrix: {
    name: 'products.matrix',
    method: 'GET',
    path: '/api/places/:placeId/allergen-matrix',
    permission: 'products.matrix',
    reads: ['products', 'place'],
  },
  matrixPdf: {
    name: 'products.matrix_pdf',
    method: 'POST',
    path: '/api/places/:placeId/allergen-matrix/pdf',
    permission: 'products.matrix',
    reads: ['products', 'place'],
    produces: 'application/pdf',
  },
  recipePdf: {
    name: 'products.recipe_pdf',
    method: 'GET',
    path: `${path}/:id/recipe/pdf`,
    permission: 'products.view',
    reads: ['products', 'place', 'plan'],
    produces: 'application/pdf',
  },
  label: {
    name: 'products.label',
    method: 'GET',
    path: `${path}/:id/label`,
    permission: 'products.view',
    reads: ['products', 'place', 'companies'],
    produces: '*/*',
  },
  labelGaps: {
    name: 'products.label_gaps',
    method: 'GET',
    path: `${path}/:id/label/gaps`,
    permission: 'products.view',
    reads: ['products', 'place', 'companies'],
  },
  remove: { name: 'products.remove', method: 'DELETE', path: `${path}/:id`, ...edits },
})

const unitsPath = '/api/places/:placeId/product-units'

export const productUnits = declareRoutes<typeof productUnitsSchemas>({
  list: {
    name: 'product_units.list',
    method: 'GET',
    path: unitsPath,
    permission: 'products.view',
    reads: ['products', 'profile'],
  },
  create: { name: 'product_units.create', method: 'POST', path: unitsPath, ...edits, status: 201 },
  change: { name: 'product_units.change', method: 'PUT', path: `${unitsPath}/:id`, ...edits },
  remove: { name: 'product_units.remove', method: 'DELETE', path: `${unitsPath}/:id`, ...edits },
})
