import { capacities, productGroups } from '@larder/contract/product-groups'
import { serve } from '#kit/http/serve.ts'
import { changeCapacities, getCapacities } from './capacities.ts'
import { changeGroup, changeGroupFoods, createGroup, removeGroup, usePlanKind } from './change-groups.ts'
import { attachGroupFile, listGroupFiles } from './group-files.ts'
import { getHaccp, listGroupProcesses, listGroupStatuses, listGroups } from './read-groups.ts'

export const productGroupRoutes = [
  serve(productGroups.list, listGroups),
  serve(productGroups.create, createGroup),
  serve(productGroups.change, changeGroup),
  serve(productGroups.remove, removeGroup, { versioned: { table: 'fsp_product_groups', param: 'id' } }),
  serve(productGroups.statuses, listGroupStatuses),
  serve(productGroups.haccp, getHaccp),
  serve(productGroups.processes, listGroupProcesses),
  serve(productGroups.files, listGroupFiles),
  serve(productGroups.attachFile, attachGroupFile),
  serve(productGroups.foodGroups, changeGroupFoods),
  serve(productGroups.use, usePlanKind),
  serve(capacities.defaults, getCapacities),
  serve(capacities.change, changeCapacities),
]
