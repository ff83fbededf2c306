import { declareRoutes, type RouteFacts, type RouteSchemas } from '@larder/contract/kit'
import { addSchemas, type ServedRoute } from '@larder/contract/routes'

/** A route for one test alone, with its schemas. */
export function declareRoute<Schemas extends RouteSchemas>(
  facts: RouteFacts,
  schemas: Schemas,
): ServedRoute<Schemas> {
  const { route } = declareRoutes<{ route: Schemas }>({ route: facts })
  return addSchemas(route, schemas)
}
