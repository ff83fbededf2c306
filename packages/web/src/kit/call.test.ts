import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, callFile, cancelCalls } from './call.ts'
import type { Problem } from './problem.ts'
import {
  currentSession,
  endSession,
  onSessionEnd,
  startSession,
  startSharedAccess,
  type SessionEnd,
} from './session.ts'

type Seen = { readonly address: string; readonly request: RequestInit }

let seen: Seen[] = []

/** Answers the calls one after the other; the last one answers all further calls. */
function answerWith(...answers: (Response | Error)[]): void {
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    seen.push({ address, request })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer instanceof Response
      ? Promise.resolve(answer.clone())
      : Promise.reject(answer ?? new Error('no answer'))
  })
}

const json = (status: number, body: unknown, headers: HeadersInit = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const headerOf = (at: number, name: string): string | null => new Headers(seen[at]?.request.headers).get(name)
const problemOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => expect.fail('should have failed'),
    (thrown: unknown) => thrown as Problem,
  )

beforeEach(() => {
  seen = []
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  endSession('left')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('call', () => {
  it('sends the body as JSON and answers the body', async () => {
    answerWith(json(200, { id: 1 }))
    expect(await call(account.changeLang, { body: { lang: 'et' } })).toEqual({ id: 1 })
    expect(seen[0]?.address).toBe('/api/account/lang')
    expect(seen[0]?.request.method).toBe('PUT')
    expect(seen[0]?.request.body).toBe('{"lang":"et"}')
  })

  it('carries the bearer token, and only the shared token during a shared visit', async () => {
    answerWith(json(200, {}))
    startSession({ access_token: 'mine', expires_in: 60 })
    await call(account.profile)
    startSharedAccess('theirs')
    await call(account.profile)
    expect([headerOf(0, 'authorization'), headerOf(0, 'shared-access-token')]).toEqual(['Bearer mine', null])
    expect([headerOf(1, 'authorization'), headerOf(1, 'shared-access-token')]).toEqual([null, 'theirs'])
  })

  it('gives the fields of a refused input', async () => {
    answerWith(
      json(422, {
        code: 'invalid',
        message: 'Invalid',
        errors: [{ field: 'lang', code: 'unknown', message: 'unknown' }],
      }),
    )
    const problem = await problemOf(call(account.changeLang, { body: { lang: 'xx' } }))
    expect([problem.status, problem.code, problem.errors[0]?.field]).toEqual([422, 'invalid', 'lang'])
  })

  it('ends the session at 401 but not at wrong credentials', async () => {
    const ends: SessionEnd[] = []
    const stop = onSessionEnd((why) => ends.push(why))
    startSession({ access_token: 'mine', expires_in: 60 })
    answerWith(json(401, { code: 'invalid_credentials', message: '' }))
    await problemOf(call(account.changePassword, { body: { old_password: 'a', new_password: 'b' } }))
    expect(ends).toEqual([])
    answerWith(json(401, { code: 'unauthorized', message: '' }))
    await problemOf(call(account.profile))
    expect(ends).toEqual(['expired'])
    expect(currentSession().access_token).toBeNull()
    stop()
  })

  it('ends a shared visit at 429, and no other session', async () => {
    const ends: SessionEnd[] = []
    const stop = onSessionEnd((why) => ends.push(why))
    answerWith(json(429, { code: 'too_many_attempts', message: '' }))
    startSession({ access_token: 'mine', expires_in: 60 })
    await problemOf(call(account.profile))
    startSharedAccess('theirs')
    await problemOf(call(account.profile))
    expect(ends).toEqual(['share_expired'])
    expect(currentSession().access_token).toBe('mine')
    stop()
  })

  it('tries again after the pause that an overloaded server names', async () => {
    vi.useFakeTimers()
    answerWith(json(503, { code: 'overloaded', message: '' }, { 'retry-after': '2' }), json(200, { id: 1 }))
    const answer = call(account.profile)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toEqual({ id: 1 })
  })

  it('reports network when no answer comes, cancelled when the call was cancelled', async () => {
    answerWith(new TypeError('Failed to fetch'))
    expect((await problemOf(call(account.profile))).code).toBe('network')
    answerWith(new DOMException('aborted', 'AbortError'))
    expect((await problemOf(call(account.profile))).code).toBe('cancelled')
  })

  it('stops waiting for an overloaded server when the calls are cancelled', async () => {
    answerWith(json(503, { code: 'overloaded', message: '' }, { 'retry-after': '9' }))
    const answer = problemOf(call(account.profile))
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    cancelCalls()
    expect((await answer).code).toBe('cancelled')
  })

  it('takes an answer that is not a problem body by its status', async () => {
    answerWith(new Response('<html>', { status: 413 }))
    expect((await problemOf(call(account.profile))).code).toBe('too_large')
    answerWith(new Response('<html>', { status: 200 }))
    expect((await problemOf(call(account.profile))).code).toBe('unreadable')
  })
})

describe('callFile', () => {
  it('names the file as the server does, in any script', async () => {
    answerWith(
      new Response('zip', {
        headers: {
          'content-disposition': 'attachment; filename="plan.zip"; filename*=UTF-8\'\'K%C3%B6%C3%B6k.zip',
        },
      }),
    )
    expect((await callFile(account.profile, {}, 'plan.zip')).name).toBe('Köök.zip')
  })
})

describe('addressOf', () => {
  it('fills in parameters and query, and leaves out absent ones', () => {
    const route = { ...account.checkUsername, path: '/api/places/:placeId/items/:id' }
    const input = {
      params: { placeId: 7, id: 'a/b' },
      query: { username: 'a b', recaptcha_token: undefined },
    } as unknown as Parameters<typeof addressOf<typeof route>>[1]
    expect(addressOf(route, input)).toBe('/api/places/7/items/a%2Fb?username=a%20b')
  })
})
