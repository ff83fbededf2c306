import { classifiers } from '@larder/contract/classifiers'
import { products, productUnits, type Product } from '@larder/contract/products'
import type { LabelKind, LabelSize } from '@larder/core/labels'
import type { LanguageKey } from '@larder/core/languages'
import type { ProductKind } from '@larder/core/products'
import { callFile, type FileAnswer } from '#kit/call.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

type Wanted = {
  readonly page: number
  readonly perPage: number
  readonly kind: ProductKind
  readonly search?: string
}

export const productsOf = (placeId: number, wanted: Wanted) =>
  query(products.list, { params: { placeId }, query: wanted })
export const productOf = (placeId: number, id: number) => query(products.get, { params: { placeId, id } })
export const useCreateProduct = () => useCall(products.create)
export const useChangeProduct = () => useCall(products.change)
export const useRemoveProduct = () => useRemoval(products.remove)

export const unitsOf = (placeId: number, lang: string) =>
  query(productUnits.list, { params: { placeId }, query: { lang } })
export const useCreateUnit = () => useCall(productUnits.create)
export const useChangeUnit = () => useCall(productUnits.change)
export const useRemoveUnit = () => useRemoval(productUnits.remove)

/** For forms of a product. */
export type ProductProps = { readonly placeId: number; readonly product: Product }

export const recipeVersionsOf = (placeId: number, id: number) =>
  query(products.recipeVersions, { params: { placeId, id } })
export const useChangeRecipe = () => useCall(products.changeRecipe)
export const useChangeAllergens = () => useCall(products.changeAllergens)

type MatrixWanted = { readonly page: number; readonly perPage: number; readonly search?: string }
export const matrixOf = (placeId: number, wanted: MatrixWanted) =>
  query(products.matrix, { params: { placeId }, query: wanted })

/** They change with a release only. */
const forever = { staleTime: Number.POSITIVE_INFINITY } as const

export const esubstancesIn = (lang: LanguageKey) => ({
  ...query(classifiers.esubstances, { query: { lang } }),
  ...forever,
})
export const packagingMaterialsIn = (lang: LanguageKey) => ({
  ...query(classifiers.packaging_materials, { query: { lang } }),
  ...forever,
})

/** @throws Problem */
export const downloadCatalogue = (
  placeId: number,
  wanted: { readonly lang: LanguageKey; readonly format: 'csv' | 'xlsx' },
  name: string,
): Promise<FileAnswer> => callFile(products.export, { params: { placeId }, query: wanted }, name)

/** The matrix on paper, with the code of a link for guests. @throws Problem */
export const downloadMatrix = (
  placeId: number,
  body: { readonly lang: LanguageKey; readonly guest_link?: string },
  name: string,
): Promise<FileAnswer> => callFile(products.matrixPdf, { params: { placeId }, body }, name)

/** @throws Problem */
export const downloadRecipe = (
  { placeId, product }: ProductProps,
  wanted: { readonly lang: LanguageKey; readonly portions?: number },
): Promise<FileAnswer> =>
  callFile(products.recipePdf, { params: { placeId, id: product.id }, query: wanted }, `${product.name}.pdf`)

export type LabelWanted = {
  readonly kind: LabelKind
  readonly size: LabelSize['id']
  readonly format: 'pdf' | 'zpl'
  readonly copies: number
  readonly lot?: string
  readonly expires?: string
  readonly net?: string
  /** Prints it for sale although something is missing. */
  readonly incomplete?: 'true'
}
/** What a label for sale still lacks. */
export const labelGapsOf = ({ placeId, product }: ProductProps, wanted: LabelWanted) =>
  query(products.labelGaps, { params: { placeId, id: product.id }, query: wanted })

/** @throws Problem 422 where the label is too small, or lacks something for sale */
export const askLabel = ({ placeId, product }: ProductProps, wanted: LabelWanted): Promise<FileAnswer> =>
  callFile(
    products.label,
    { params: { placeId, id: product.id }, query: wanted },
    `${product.name}.${wanted.format}`,
  )
