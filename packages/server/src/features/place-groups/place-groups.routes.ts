import { placeGroups } from '@larder/contract/place-groups'
import { serve } from '#kit/http/serve.ts'
import { exports } from '#kit/http/throttle.ts'
import { changeGroup, createGroup, getGroup, listGroups, removeGroup } from './manage-groups.ts'
import { exportChain, getChain } from './read-chain.ts'

export const placeGroupRoutes = [
  serve(placeGroups.list, listGroups),
  serve(placeGroups.create, createGroup),
  serve(placeGroups.change, changeGroup, {
    versioned: { table: 'place_groups', param: 'id', show: getGroup },
  }),
  serve(placeGroups.remove, removeGroup, { versioned: { table: 'place_groups', param: 'id' } }),
  serve(placeGroups.overview, getChain),
  serve(placeGroups.export, exportChain, { throttles: [exports] }),
]
