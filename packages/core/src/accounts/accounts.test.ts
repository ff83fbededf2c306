import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { countryOfLanguages, hasEmail, judgePassword, splitName, withPhoneCode } from './index.ts'
import { languageOrEnglish } from '../languages/index.ts'
import { languages } from '../languages/index.ts'

describe('names', () => {
  it.each([
    ['Mari Tamm', 'Mari', 'Tamm'],
    ['Anna Maria de la Cruz', 'Anna Maria de la', 'Cruz'],
    ['Mari', 'Mari', ''],
    ['  Mari   Tamm  ', 'Mari', 'Tamm'],
    ['', '', ''],
  ])('splits %j at the last space', (full, first_name, last_name) => {
    expect(splitName(full)).toEqual({ first_name, last_name })
  })
  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\w{1,8}$/), { minLength: 1 }), (words) => {
        const { first_name, last_name } = splitName(words.join(' '))
        expect(`${first_name} ${last_name}`.trim()).toBe(words.join(' '))
        expect(last_name).not.toContain(' ')
      }),
    )
  })
})

describe('phones', () => {
  it.each([
    ['5551234', '372', '+372 5551234'],
    ['+44 7700', '372', '+44 7700'],
    ['', '372', ''],
    ['555', '', '555'],
  ])('%j with code %j is %j', (phone, code, expected) => {
    expect(withPhoneCode(phone, code)).toBe(expected)
    expect(withPhoneCode(expected, code)).toBe(expected)
  })
})

describe('usernames', () => {
  it.each([
    ['mari@example.com', true],
    ['a@b', false],
    ['abc', false],
    ['mari@no-email.larder', false],
    ['MARI@NO-EMAIL.LARDER', false],
    ['mari.tamm', false],
  ])('%j has an e-mail: %j', (username, has) => {
    expect(hasEmail(username)).toBe(has)
  })
})

describe('passwords', () => {
  it.each([
    ['abc', 'password_too_short'],
    ['abcx', null],
    ['kõrv', null],
    ['x1'.repeat(20), null],
    ['x1'.repeat(20) + 'y', 'password_too_long'],
    ...[...'{}()<>&'].map((sign): [string, string] => [`abc${sign}9x`, 'password_characters']),
    ['PassWord', 'password_common'],
    ['haccp2026', 'password_common'],
    ['zzzzzz', 'password_common'],
    ['mari@example.com', 'password_common'],
    ['mari', 'password_common'],
  ])('by the default rule %j is %j', (password, code) => {
    expect(judgePassword('default', password, 'Mari@example.com')?.code ?? null).toBe(code)
  })
  it.each([
    ['1234567', 'password_too_short'],
    ['{}()<>& fine', null],
    ['👩‍🍳'.repeat(3), null],
    ['x1'.repeat(64), null],
    [`${'x1'.repeat(64)}y`, 'password_too_long'],
    ['password123', 'password_common'],
  ])('by the strong rule %j is %j', (password, code) => {
    expect(judgePassword('strong', password)?.code ?? null).toBe(code)
  })
  it('says the default rule in the words of the specification', () => {
    expect(judgePassword('default', 'a')?.message).toBe(
      'Password must be at least four letters long and must not contain following characters: {}()<>&',
    )
  })
  it('has at least 300 common passwords, each once, none too short to matter', () => {
    expect(new Set(commonPasswords()).size).toBe(commonPasswords().length)
    expect(commonPasswords().length).toBeGreaterThan(300)
    expect(commonPasswords().filter((word) => word.length < 4 || word !== word.toLowerCase())).toEqual([])
  })
})

describe('languages and countries', () => {
  it('falls back to English', () => {
    expect(languages.map(({ key }) => languageOrEnglish(key))).toEqual(languages.map(({ key }) => key))
    expect(['xx', '', '__proto__'].map(languageOrEnglish)).toEqual(['en', 'en', 'en'])
  })
  it.each([
    ['et-EE,et;q=0.9', 63],
    ['en-IE', 101],
    ['en-US,en;q=0.5', 230],
    ['zh-Hant-AU', 14],
    ['de', 56],
    ['ru,en', 63],
    ['fr-FR,de-DE', 74],
    [null, 63],
  ])('guesses from %j country %j', (accept, country_id) => {
    expect(countryOfLanguages(accept).country_id).toBe(country_id)
  })
  it('never fails on any header of a browser', () => {
    expect(() =>
      fc.assert(fc.property(fc.string(), (accept) => countryOfLanguages(accept).country_id > 0)),
    ).not.toThrow()
  })
})
