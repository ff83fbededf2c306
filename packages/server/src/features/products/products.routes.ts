import { products, productUnits } from '@larder/contract/products'
import { serve } from '#kit/http/serve.ts'
import { changeProduct, createProduct, getProduct, listProducts, removeProduct } from './change-products.ts'
import { changeAllergens, changeRecipe, listRecipeVersions, showMatrix } from './change-recipe.ts'
import { exportCatalogue } from './export-products.ts'
import { importProducts, previewImport, takeTables } from './import-products.ts'
import { downloadMatrix } from './matrix-pdf.ts'
import { downloadRecipe } from './recipe-pdf.ts'
import { listLabelGaps, printLabel } from './product-label.ts'
import { changeUnit, createUnit, listUnits, removeUnit, showUnit } from './product-units.ts'

export const productRoutes = [
  serve(products.list, listProducts),
  serve(products.create, createProduct),
  serve(products.get, getProduct),
  serve(products.change, changeProduct),
  serve(products.remove, removeProduct, { versioned: { table: 'products', param: 'id' } }),
  serve(products.export, exportCatalogue),
  serve(products.preview, previewImport, { before: takeTables }),
  serve(products.import, importProducts, { before: takeTables }),
  serve(products.changeRecipe, changeRecipe),
  serve(products.changeAllergens, changeAllergens),
  serve(products.recipeVersions, listRecipeVersions),
  serve(products.matrix, showMatrix),
  serve(products.matrixPdf, downloadMatrix),
  serve(products.recipePdf, downloadRecipe),
  serve(products.label, printLabel),
  serve(products.labelGaps, listLabelGaps),
  serve(productUnits.list, listUnits),
  serve(productUnits.create, createUnit),
  serve(productUnits.change, changeUnit, {
    versioned: { table: 'product_units', param: 'id', show: showUnit },
  }),
  serve(productUnits.remove, removeUnit, { versioned: { table: 'product_units', param: 'id' } }),
]
