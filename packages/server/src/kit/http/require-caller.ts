/** Refuses unknown callers before anything else of their request is read. */
import type { onRequestAsyncHookHandler } from 'fastify'
import { can } from '@larder/core/permissions'
import type { Route } from '@larder/contract/kit'
import type { Platform } from '../platform.ts'
import { readCredential } from '../tokens.ts'
import { unauthenticated } from './admit.ts'
import { answerProblem } from './answer-problem.ts'
import { findOwner } from './callers.ts'
import { slowGuesses } from './throttle.ts'

const isForStrangers = ({ permission }: Route): boolean =>
  permission === 'public' || can({ kind: 'anonymous' }, permission)

/**
 * 401 where a credential is missing that the route needs, and where one is given that is not in use. A public
 * route serves everybody; a credential that is in use gives its owner's budgets there, too.
 */
export const requireCaller =
  (platform: Platform, route: Route): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const credential = readCredential(request.headers)
    if (credential.kind === 'anonymous')
      return isForStrangers(route) ? undefined : answerProblem(unauthenticated(), request, reply)
    const owner = await findOwner(platform, request, credential.hash)
    if (owner !== null || route.permission === 'public') return undefined
    if (credential.kind === 'shared') await slowGuesses(platform, request)
    return answerProblem(unauthenticated(), request, reply)
  }
