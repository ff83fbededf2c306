import { groupStatuses } from '@larder/core/plan-progress'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { PlaceFile } from './files.schemas.ts'
import {
  BaseQuery,
  baseOf,
  Done,
  Flag,
  Id,
  InLanguage,
  PlaceParams,
  requiredText,
  RowId,
} from './kit/fields.schemas.ts'
import { PlaceProcess } from './processes.schemas.ts'

const GroupsParams = z.object({ placeId: Id, planId: Id })
const GroupParams = GroupsParams.extend({ id: Id })

export const Product = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Number of the kind of product (PG07 → 7). */
  product_group_id: z.number().int().nullable(),
  fsp_product_group_id: z.number().int(),
  is_default: z.boolean(),
  production_amount_range_id: z.number().int().nullable(),
  production_time_unit_id: z.number().int().nullable(),
  production_unit_id: z.number().int().nullable(),
})

export const ProductGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Numbers of the food groups. */
  food_groups: z.array(z.number().int()),
  food_safety_plan_id: z.number().int(),
  is_default: z.boolean(),
  original_id: z.number().int().nullable(),
  products: z.array(Product),
  /** Statuses that it has. */
  statuses: z.array(z.enum(groupStatuses)),
  version: z.number().int(),
})
export type ProductGroup = Wire<typeof ProductGroup>

export const ProductInput = z.object({
  /** Of a product that stays; one without is new. */
  id: RowId.optional(),
  name: requiredText(255),
  product_group_id: RowId.nullish(),
  /** Of the capacity ranges; 7 is not offered. */
  production_amount_range_id: z.number().int().min(1).max(6).nullish(),
  /** Day, week, month or year. */
  production_time_unit_id: z.number().int().min(3).max(7).nullish(),
  production_unit_id: z.number().int().min(1).max(1_000).nullish(),
})

export const ProductGroupInput = z.object({
  name: requiredText(255),
  products: z.array(ProductInput).max(500).optional(),
})
export const NewProductGroup = ProductGroupInput.extend({
  /** Copies products, food groups and processes of this group. */
  original_id: RowId.nullish(),
})

export const GroupStatus = z.object({
  fsp_status_type_id: z.number().int(),
  key: z.enum(groupStatuses),
  done: z.boolean(),
})

const Capacity = z.object({
  product_group_id: RowId,
  range_id: z.number().int().min(1).max(6),
  time_unit_id: z.number().int().min(3).max(7).nullish(),
  unit_id: z.number().int().min(1).max(1_000).nullish(),
})
export const Capacities = z.object({
  food_production_capacities: z.array(Capacity).max(200),
  resale_capacities: z.array(Capacity).max(200),
})
export type Capacities = Wire<typeof Capacities>

const FoodGroups = z.array(RowId).max(200)

export const productGroupsSchemas = {
  list: {
    params: GroupsParams,
    response: z.array(ProductGroup),
    summary: 'Product groups of the place with their products and statuses',
  },
  create: {
    params: GroupsParams,
    body: NewProductGroup,
    response: ProductGroup,
    summary: 'Adds a product group, empty or as a copy',
  },
  change: {
    params: GroupParams,
    body: ProductGroupInput.extend({ version: z.number().int().min(1).max(2_147_483_647) }),
    response: ProductGroup,
    summary:
      'Changes a product group and its products; 409 with the current one if another user has changed it',
  },
  remove: {
    params: GroupParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a product group with its products, processes and analysis',
  },
  statuses: {
    params: GroupParams,
    response: z.array(GroupStatus),
    summary: 'The four statuses of a product group',
  },
  haccp: {
    params: GroupParams,
    query: InLanguage,
    response: z.object({
      is_ready: z.boolean(),
      sha256: z.string().nullable(),
      hazards: z.number().int(),
      ccps: z.number().int(),
      oprps: z.number().int(),
      generated_at: z.string().nullable(),
    }),
    summary: 'Whether the analysis of the group is made, and its size',
  },
  processes: {
    params: GroupParams,
    query: InLanguage,
    response: z.array(PlaceProcess),
    summary: 'Processes of the product group',
  },
  files: {
    params: GroupParams,
    query: z.object({ type: z.literal('flow_diagram').optional() }),
    response: z.array(PlaceFile),
    summary: 'Files of the product group: flow diagrams that were drawn elsewhere',
  },
  attachFile: {
    params: GroupParams.extend({ fileId: Id }),
    query: z.object({ type: z.literal('flow_diagram').default('flow_diagram') }),
    response: PlaceFile,
    summary: 'Adds a file of the place to the product group; it follows its flow diagram',
  },
  foodGroups: {
    params: z.object({ placeId: Id, id: Id }),
    body: z.object({ food_groups: FoodGroups, base: baseOf(FoodGroups) }),
    response: ProductGroup,
    summary: 'Sets the food groups (raw materials) of the product group',
  },
  use: {
    params: PlaceParams,
    body: z.object({ use_product_based_plan: Flag }),
    response: z.object({ use_product_based_plan: z.boolean() }),
    summary:
      'Sets whether the plan has one analysis or one for each product group; the answers for the other stay',
  },
} satisfies SchemaTable

export const capacitiesSchemas = {
  defaults: {
    params: PlaceParams,
    response: Capacities,
    summary: 'Production capacity of the place, or its defaults',
  },
  change: {
    body: Capacities.extend({ place_id: RowId }),
    response: Capacities,
    summary: 'Sets the production capacity of the place',
  },
} satisfies SchemaTable
