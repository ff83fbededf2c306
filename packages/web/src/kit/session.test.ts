import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  currentSession,
  endSession,
  isAuthorized,
  selectCompany,
  selectPlace,
  settleVisit,
  startSession,
  startSharedAccess,
  takeTokensFromUrl,
} from './session.ts'
import { readForVisit, readLocal, writeLocal } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  endSession('left')
  endSession('left')
  history.replaceState(null, '', '/')
})

describe('session', () => {
  it('keeps token and expiry under the keys of the specification', () => {
    startSession({ access_token: 'a', expires_in: 60 })
    expect(readLocal('access_token')).toBe('a')
    expect(Number(readLocal('expires_in'))).toBeGreaterThan(Date.now())
    expect(isAuthorized()).toBe(true)
  })

  it('removes everything at logout but language and update status', () => {
    startSession({ access_token: 'a', expires_in: 60 })
    writeLocal('lang', 'et')
    writeLocal('update_status', 'seen')
    writeLocal('mobile-banner', 'closed')
    selectCompany(3)
    endSession('left')
    expect(Object.keys(localStorage).toSorted()).toEqual(['lang', 'update_status'])
    expect(currentSession()).toEqual({
      access_token: null,
      shared_access_token: null,
      company_id: null,
      place_id: null,
    })
  })

  it('clears the place when another company is selected', () => {
    selectCompany(1)
    selectPlace(11)
    selectCompany(2)
    expect([readLocal('selected_company_id'), readLocal('selected_place_id')]).toEqual(['2', null])
    selectPlace(21)
    selectCompany(2)
    expect(currentSession().place_id).toBe(21)
  })

  it('takes tokens and selection from the address once and removes them from it', () => {
    history.replaceState(null, '', '/plan?access_token=t&expires_in=60&company_id=2&place_id=21&tab=x')
    expect(takeTokensFromUrl()).toBe('user')
    expect(location.search).toBe('?tab=x')
    expect(currentSession()).toMatchObject({ access_token: 't', company_id: 2, place_id: 21 })
    expect(takeTokensFromUrl()).toBeNull()
  })

  it('uses company and place from an address without a token, for present and later sign-ins', () => {
    history.replaceState(null, '', '/plan?company_id=2&place_id=21&tab=x')
    expect(takeTokensFromUrl()).toBeNull()
    expect(location.search).toBe('?tab=x')
    expect(currentSession()).toMatchObject({ company_id: 2, place_id: 21 })
    startSession({ access_token: 'a', expires_in: 60 })
    expect(currentSession()).toMatchObject({ company_id: 2, place_id: 21 })
  })

  it('keeps the session of a signed-in user when an address brings another token', () => {
    startSession({ access_token: 'mine', expires_in: 60 })
    selectCompany(1)
    history.replaceState(null, '', '/plan?access_token=foreign&company_id=2&place_id=21')
    expect(takeTokensFromUrl()).toBe('kept')
    expect(location.search).toBe('')
    expect(currentSession()).toMatchObject({ access_token: 'mine', company_id: 1, place_id: null })
  })

  it("pauses the user's own session during a shared visit and restores it at its end", () => {
    startSession({ access_token: 'mine', expires_in: 60 })
    startSharedAccess('theirs')
    endSession('share_expired')
    expect(currentSession()).toMatchObject({ access_token: 'mine', shared_access_token: null })
  })

  it('takes the secret of a shared link from the address and leaves the own selection alone', () => {
    startSession({ access_token: 'mine', expires_in: 60 })
    selectCompany(3)
    selectPlace(31)
    history.replaceState(null, '', '/?shared_access_token=secret&lang=et&place_id=7')
    expect(takeTokensFromUrl()).toBe('shared')
    expect(location.search).toBe('?lang=et')
    expect(currentSession()).toMatchObject({
      shared_access_token: 'secret',
      company_id: null,
      place_id: null,
    })
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret')
    startSharedAccess('session')
    settleVisit({ company_id: 8, place_id: 81 })
    expect(currentSession()).toMatchObject({ shared_access_token: 'session', company_id: 8, place_id: 81 })
    expect([
      readLocal('selected_company_id'),
      readLocal('selected_place_id'),
      readForVisit('visit_lang'),
    ]).toEqual(['3', '31', 'et'])
    endSession('share_expired')
    expect(currentSession()).toMatchObject({ access_token: 'mine', company_id: 3, place_id: 31 })
    expect(sessionStorage.length).toBe(0)
  })
})
