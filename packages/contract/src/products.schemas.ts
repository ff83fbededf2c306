import { additiveClassIds, findAdditive, packagingIds } from '@larder/core/additives'
import {
  allergenIds,
  expirationTypes,
  faultOfGtin,
  productKinds,
  shelfLifeUnits,
} from '@larder/core/products'
import { z } from 'zod'
import { labelSchemas } from './product-labels.schemas.ts'
import { ImportQuery, ImportTables, ProductImportPreview } from './product-imports.schemas.ts'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  BaseVersion,
  Done,
  Flag,
  InLanguage,
  PlaceItemParams,
  PlaceParams,
  QueryFlag,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

export { ProductImportPreview }

/** Decimal text above zero: at most 12 digits before the point and 6 after it. */
export const Amount = z
  .string()
  .refine((value) => /^\d{1,12}(\.\d{1,6})?$/.test(value) && /[1-9]/.test(value), { message: 'amount' })

const oneOf = (ids: readonly number[]) =>
  z
    .number()
    .int()
    .refine((id) => ids.includes(id), { message: 'not_offered' })

const removal = { params: PlaceItemParams, query: BaseQuery, response: Done } as const
const meta = z.object({
  current_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
})

/**
 * Who stated the whole list of allergens, an empty one too, and when; null where nobody did, or where a recipe
 * brought something unknown since. `by` is null for guests, tokens, and people who are erased.
 */
const AllergensStated = z
  .object({ at: z.string(), by: z.object({ id: z.number().int(), name: z.string() }).nullable() })
  .nullable()
export type AllergensStated = Wire<typeof AllergensStated>
/** Without a statement on it or on each ingredient, what is not named is not known: it is not free of it. */
const Stated = { allergens_stated: AllergensStated, are_allergens_stated: z.boolean() }

export const ProductRow = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  ean: z.string(),
  is_outsourced: z.boolean(),
  is_ingredient: z.boolean(),
  /** False: nobody said yet what kind of product it is; guests do not see it. */
  is_kind_stated: z.boolean(),
  updated_at: z.string(),
  ...Stated,
})
export type ProductRow = Wire<typeof ProductRow>

/** Ids of allergens: in the food, and traces that cannot be ruled out. */
const Held = z.object({ contains: z.array(z.number().int()), may_contain: z.array(z.number().int()) })
const StatedAllergen = z.object({
  id: z.number().int(),
  /** Cannot be ruled out: “may contain”. */
  is_trace: z.boolean(),
  reason: z.string(),
})
const Ingredient = z.object({
  ingredient_product_id: z.number().int(),
  ingredient_product_name: z.string(),
  amount: z.string(),
  amount_unit_id: z.number().int(),
})

const RuledOut = z.object({ id: oneOf(allergenIds), word: requiredText(200) })

const MaybeAmount = z.string().nullable()
const MaybeId = z.number().int().nullable()

export const Product = ProductRow.extend({
  company_id: z.number().int(),
  /** The place where it was added. */
  created_from_fhp_id: MaybeId,
  expiration_type_id: MaybeId,
  expiration_time_unit_count: MaybeId,
  expiration_time_unit_id: MaybeId,
  /** What the recipe yields. */
  recipe_total_amount: MaybeAmount,
  recipe_total_amount_unit_id: MaybeId,
  portion_amount: MaybeAmount,
  portion_amount_unit_id: MaybeId,
  /** What one piece weighs or holds. */
  piece_amount: MaybeAmount,
  piece_amount_unit_id: MaybeId,
  /** Kilograms of a litre. */
  density: MaybeAmount,
  preparation_instructions_text: z.string(),
  ingredients_text: z.string(),
  consuming_guide_text: z.string(),
  storing_conditions_text: z.string(),
  /** A food additive of `/api/module/production/esubstances`. */
  esubstance_id: MaybeId,
  /** The class under which lists of ingredients name it; null where it is no additive. */
  additive_class_id: MaybeId,
  /** Lists of ingredients print its name instead of the E number. */
  is_additive_named: z.boolean(),
  /** Materials that touch the food, of `/api/module/production/packaging-materials`. */
  packaging_material_ids: z.array(z.number().int()),
  /** By order of the recipe. */
  ingredients: z.array(
    Ingredient.extend({
      id: z.number().int(),
      order_number: z.number().int(),
      /** Lists of ingredients print its percentage (Regulation (EU) No 1169/2011, Article 22). */
      is_quid: z.boolean(),
      /** No longer in the list. */
      is_removed: z.boolean(),
      are_allergens_stated: z.boolean(),
      ...Held.shape,
    }),
  ),
  /** Stated by people. */
  allergens: z.array(StatedAllergen),
  /** Brought by the ingredients, through all levels. */
  generated_allergens: Held,
  /** Descending weight, compound ingredients with theirs, allergens in capitals; in the place's language. */
  generated_ingredients_text: z.string(),
  /** False where the weight of an ingredient is not known: it is written last. */
  is_ingredients_order_known: z.boolean(),
  /** False where a percentage is wanted and the weights do not give it. */
  is_quid_known: z.boolean(),
  /** Allergens that `ingredients_text` does not name for sure, where it is filled in: labels add them to it. */
  missing_allergens: z.array(z.number().int()),
  /** Allergens that its name or a list of ingredients names, surely or perhaps, and nobody stated. */
  named_allergens: z.array(z.object({ id: z.number().int(), words: z.array(z.string()) })),
  /** Words that people settled: they do not name the allergen here. */
  allergens_ruled_out: z.array(RuledOut),
  recipe_version: z.number().int(),
  version: z.number().int(),
  /** No longer in the list. */
  is_removed: z.boolean(),
})
export type Product = Wire<typeof Product>

const Ean = text(20)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .superRefine((value, context) => {
    const fault = value === '' ? null : faultOfGtin(value)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })

const fields = {
  code: text(60).optional(),
  ean: Ean.optional(),
  is_outsourced: Flag.optional(),
  is_ingredient: Flag.optional(),
  expiration_type_id: oneOf(expirationTypes.map(({ id }) => id))
    .nullable()
    .optional(),
  expiration_time_unit_count: z.number().int().min(1).max(1_000).nullable().optional(),
  expiration_time_unit_id: oneOf(shelfLifeUnits).nullable().optional(),
  recipe_total_amount: Amount.nullable().optional(),
  recipe_total_amount_unit_id: RowId.nullable().optional(),
  portion_amount: Amount.nullable().optional(),
  portion_amount_unit_id: RowId.nullable().optional(),
  piece_amount: Amount.nullable().optional(),
  piece_amount_unit_id: RowId.nullable().optional(),
  density: Amount.refine((value) => Number(value) < 1_000_000, { message: 'amount' })
    .nullable()
    .optional(),
  preparation_instructions_text: text(20_000).optional(),
  ingredients_text: text(5_000).optional(),
  consuming_guide_text: text(5_000).optional(),
  storing_conditions_text: text(5_000).optional(),
  esubstance_id: z
    .number()
    .int()
    .refine((id) => findAdditive(id) !== undefined, { message: 'not_offered' })
    .nullable()
    .optional(),
  additive_class_id: oneOf(additiveClassIds).nullable().optional(),
  is_additive_named: Flag.optional(),
  packaging_material_ids: z.array(oneOf(packagingIds)).max(packagingIds.length).optional(),
  allergens_ruled_out: z.array(RuledOut).max(200).optional(),
}

export const productsSchemas = {
  list: {
    params: PlaceParams,
    query: z.object({
      /** Part of the name, code or EAN. */
      search: text(200).optional(),
      kind: z.enum(productKinds).default('all'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({ data: z.array(ProductRow), meta }),
    summary: "Products of the place's company by name, without removed ones",
  },
  create: {
    params: PlaceParams,
    body: z.object({ name: requiredText(255), ...fields }),
    response: Product,
    summary: 'Adds a product; 422 where the company has one of this code or EAN',
  },
  get: {
    params: PlaceItemParams,
    response: Product,
    summary: 'A product with its details, removed ones too',
  },
  change: {
    params: PlaceItemParams,
    body: z.object({
      /** The version that the caller has seen. */
      base_version: z.number().int().min(1),
      name: requiredText(255).optional(),
      ...fields,
    }),
    response: Product,
    summary: 'Changes the named fields of a product; 409 with the current one if another user has changed it',
  },
  export: {
    params: PlaceParams,
    query: InLanguage.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    summary: 'The catalogue as a table that the import reads again; XLSX with recipes on a second sheet',
  },
  preview: {
    params: PlaceParams,
    query: ImportQuery,
    body: ImportTables,
    response: ProductImportPreview,
    summary: 'Shows what an import of the catalogue would do; nothing is stored',
  },
  import: {
    params: PlaceParams,
    query: ImportQuery.extend({ skip_wrong: QueryFlag.optional() }),
    body: ImportTables,
    response: z.object({
      added: z.number().int(),
      existing: z.number().int(),
      skipped: z.number().int(),
      recipes: z.number().int(),
    }),
    summary:
      'Adds and completes products and recipes from a table (CSV, XLSX, up to 5,000 rows): all or nothing',
  },
  changeRecipe: {
    params: PlaceItemParams,
    body: z.object({
      base_version: z.number().int().min(1),
      ingredients: z
        .array(
          z.object({
            ingredient_product_id: RowId,
            amount: Amount,
            amount_unit_id: RowId,
            is_quid: Flag.default(false),
          }),
        )
        .max(200),
    }),
    response: Product,
    summary: 'Replaces the recipe; 422 `recipe_cycle` with the way by which a product would contain itself',
  },
  changeAllergens: {
    params: PlaceItemParams,
    body: z.object({
      base_version: z.number().int().min(1),
      allergens: z
        .array(
          z.object({ id: oneOf(allergenIds), is_trace: Flag.default(false), reason: text(500).default('') }),
        )
        .max(17),
    }),
    response: Product,
    summary:
      'States all allergens of the product, an empty list too: it is free of the others; with a recipe, and for traces, each needs a reason',
  },
  recipeVersions: {
    params: PlaceItemParams,
    response: z.array(
      z.object({
        version: z.number().int(),
        created_at: z.string(),
        author: z.string(),
        ingredients: z.array(Ingredient),
      }),
    ),
    summary: 'The recipe as it was, the newest 100 versions first',
  },
  matrix: {
    params: PlaceParams,
    query: z.object({
      search: text(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({
      /**
       * Allergens that the law of the place's country wants named, sulfites from 10 mg/kg or only above it; no source
       * where it was not read.
       */
      law: z.object({
        named: z.array(z.number().int()),
        source: z.string(),
        sulfites: z.enum(['from', 'above']),
      }),
      data: z.array(Held.extend({ id: z.number().int(), name: z.string(), code: z.string(), ...Stated })),
      /** How many of all products found are not stated, and how many are left out because they have no kind. */
      meta: meta.extend({ not_stated: z.number().int(), no_kind: z.number().int() }),
    }),
    summary: 'Allergens of the products that are no ingredients',
  },
  matrixPdf: {
    params: PlaceParams,
    body: InLanguage.extend({
      /** A shared link of the place with the module `allergens` and nothing else: printed as a QR code. In the body,
       * because addresses are logged. */
      guest_link: text(1_000).optional(),
    }),
    summary:
      'The allergen matrix as a PDF, with the code of a link for guests; 422 for a link that opens more',
  },
  recipePdf: {
    params: PlaceItemParams,
    query: InLanguage.extend({
      /** The recipe as it is written where absent. */
      portions: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    summary: 'A recipe as a PDF, for a number of portions, with the limits of the plan',
  },
  ...labelSchemas,
  remove: {
    ...removal,
    summary: 'Takes a product off the list; recipes and records that use it keep it',
  },
} satisfies SchemaTable

export const ProductUnit = z.object({
  id: z.number().int(),
  name: z.string(),
  short_name: z.string(),
  /** What it measures, by the unit at the end of its chain. */
  kind: z.enum(['weight', 'volume', 'count']),
  /** One of it is so many of the base unit; null for units of the application. */
  base_unit_amount: z.string().nullable(),
  base_unit_id: z.number().int().nullable(),
  /** Of units of the application: kilograms or litres of one; null for pieces. */
  measurement_system_base_unit_amt: z.string().nullable(),
  used_in_products: z.boolean(),
  /** Added by the company. */
  is_own: z.boolean(),
  /** A change names it as `base_version`; 0 for units of the application. */
  version: z.number().int(),
})
export type ProductUnit = Wire<typeof ProductUnit>

const UnitBody = z.object({
  name: requiredText(60),
  short_name: requiredText(20),
  base_unit_amount: Amount,
  base_unit_id: RowId,
})

export const productUnitsSchemas = {
  list: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(ProductUnit),
    summary: "Units of products: those of the company's measurement systems, pieces, and its own",
  },
  create: {
    params: PlaceParams,
    body: UnitBody,
    response: ProductUnit,
    summary: 'Adds a unit that is so many of another one',
  },
  change: {
    params: PlaceItemParams,
    body: UnitBody.extend({ base_version: BaseVersion }),
    response: ProductUnit,
    summary: 'Changes an own unit; 422 where its chain of base units would come back to it',
  },
  remove: {
    ...removal,
    summary: 'Removes an own unit; 409 while a product, a recipe, a record or another unit uses it',
  },
} satisfies SchemaTable
