import { permissions, placeUsers } from '@larder/contract/permissions'
import { serve } from '#kit/http/serve.ts'
import { changePlaceUser, createPlaceUser, removePlaceUser } from './change-place-users.ts'
import { invite } from './invite.ts'
import { listPermissions, readCurrentPermissions } from './own-permissions.ts'
import { readPlaceUser, readPlaceUsers } from './read-place-users.ts'
import { removePermission } from './remove-permission.ts'

export const permissionRoutes = [
  serve(permissions.list, listPermissions),
  serve(permissions.current, readCurrentPermissions),
  serve(permissions.remove, removePermission),
  serve(permissions.invite, invite),
  serve(placeUsers.list, (ctx) => readPlaceUsers(ctx)),
  serve(placeUsers.get, (ctx, { params }) => readPlaceUser(ctx, params.id)),
  serve(placeUsers.create, createPlaceUser),
  serve(placeUsers.change, changePlaceUser),
  serve(placeUsers.remove, removePlaceUser),
]
