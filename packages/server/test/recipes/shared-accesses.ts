import { sharedAccesses } from '@larder/contract/shared-accesses'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, newcomer, type Recipes } from './recipe.ts'

async function sharedLink({
  test,
  owner,
  place: placeId,
}: Scene): Promise<{ token: string; secret: string }> {
  const [made] = await call(
    test,
    sharedAccesses.create,
    {
      params: { placeId },
      body: { name: 'Liis Kontroll', email: newcomer(), valid_date: '2026-12-05', modules: ['plan'] },
    },
    owner,
  )
  return {
    token: made?.token ?? '',
    secret: new URL(made?.link ?? '').searchParams.get('shared_access_token') ?? '',
  }
}

export const sharedAccessesRecipes: Recipes = {
  'shared_accesses.create': (scene) => ({
    params: at(scene),
    body: {
      name: 'Liis Kontroll',
      email: newcomer(),
      valid_date: '2026-12-05',
      modules: ['plan', 'activity_log'],
      lang: 'et',
      sendEmail: true,
    },
  }),
  'shared_accesses.get': async (scene) => ({
    params: { ...at(scene), token: (await sharedLink(scene)).token },
  }),
  'shared_accesses.remove': async (scene) => ({
    params: { ...at(scene), token: (await sharedLink(scene)).token },
  }),
  'shared_accesses.exchange': async (scene) => ({
    caller: { shared_token: (await sharedLink(scene)).secret },
  }),
  'shared_accesses.visit': async (scene) => ({ caller: { shared_token: (await sharedLink(scene)).secret } }),
}
