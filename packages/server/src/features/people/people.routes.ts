import { permissionRoutes } from './permissions/permissions.routes.ts'
import { workGroupRoutes } from './work-groups/work-groups.routes.ts'
import { workerRoutes } from './workers/workers.routes.ts'

export const peopleRoutes = [...permissionRoutes, ...workGroupRoutes, ...workerRoutes]
