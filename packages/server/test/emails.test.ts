/** Every e-mail of the product in every language of the interface. */
import { languageKeys } from '@larder/core/languages'
import { describe, expect, it } from 'vitest'
import type { Email } from '#kit/mail/mail.ts'
import { tokenAreasEmail } from '#features/companies/tell-token-areas.ts'
import { writeAlarmEmail } from '#features/notifications/alarm-email.ts'
import { writeDigest, type Digest } from '#features/digests/digest-email.ts'
import { writeTimerEmail } from '#features/notifications/timer-email.ts'
import { overdueEmail } from '#features/billing/overdue-email.ts'
import { headEmail } from '#features/records/head-email.ts'
import { shareEmail } from '#features/shared-accesses/share-email.ts'
import {
  accessEmail,
  invitationEmail,
  passwordChangedEmail,
  proofEmail,
  resetEmail,
  welcomeEmail,
} from '#features/account/emails.ts'

const link = 'https://larder.test/x?token=lo_1'
const names = { inviter: 'Žanna Ķuze', company: 'Õ&Ä «1»', place: 'П’ять $& 2' }
const home = { base_url: link, company_id: 41, place_id: 42 }
const to = 'a@example.com'

const happenings = ['sensor_outside', 'sensor_fault', 'sensor_silent', 'entry_outside'].map(
  (kind, index) => ({
    id: index,
    kind,
    at: '2026-11-23T06:05:00Z',
    payload: { value_centi: 750, channel: 'temperature', at: '2026-11-23T06:05:00Z', is_late: true },
    sensor_name: names.company,
    unit_name: names.inviter,
    ticket_text: '',
    person_name: '',
    task_name: '',
    emails: null,
    is_past: false,
  }),
)
const digest: Digest = {
  missed: Array.from({ length: 17 }, () => ({ task_id: 1, unit_id: 2, count: 2 })),
  unverified: [{ task_id: 1, waiting: 5, oldest_date: '2026-11-20', email: '' }],
  unanswered: [{ task_id: 1, unit_id: 2, value: '7.5', unit: 'C', at: '2026-11-23 08:05' }],
  alarms: happenings.slice(0, 3),
  documents: [{ filename: 'Rent & lease', valid_until: '2026-12-23' }],
  certificates: [{ person: names.inviter, requirement: names.place, valid_until: '2026-12-23' }],
  deviations: [
    { task_id: 1, unit_id: 2, value: '9', unit: 'C', at: '2026-11-23 14:05', actions: names.inviter },
    { task_id: 1, unit_id: 2, value: '', unit: '', at: '2026-11-23 15:05', actions: '' },
  ],
}

const lettersIn = (lang: string, name = 'Jürgen'): Readonly<Record<string, Email>> => {
  const reader = { to, name, lang }
  return {
    reset: resetEmail(reader, link),
    invite: invitationEmail(reader, names, link),
    access: accessEmail(reader, names, link),
    proof: proofEmail(reader, link),
    welcome: welcomeEmail(reader, link),
    password: passwordChangedEmail(reader, link),
    overdue: overdueEmail(reader, { company: names.company, days: 14, link }),
    head: headEmail(reader, {
      company: names.company,
      note: link,
      places: [{ name: names.place, seq: 12, hash: '0912' }],
    }),
    alarm: writeAlarmEmail(
      reader,
      { readers: [], lang, name: names.place, timezone: 'Europe/Tallinn', fahrenheit: false },
      happenings,
      home,
    ),
    digest: writeDigest(
      reader,
      {
        name: names.place,
        timezone: 'Europe/Tallinn',
        fahrenheit: false,
        yesterday: '2026-11-23',
        names: new Map([
          ['1', names.inviter],
          ['1 2', names.company],
        ]),
        home,
      },
      digest,
    ),
    timer: writeTimerEmail(
      reader,
      {
        name: names.place,
        timezone: 'Europe/Tallinn',
        names: new Map([
          ['1', names.inviter],
          ['1 2', names.company],
        ]),
      },
      happenings.slice(0, 1).map((one) => ({
        ...one,
        payload: { task_id: 1, unit_id: 2, step_name: names.place, due_at: one.at },
      })),
      home,
    ),
    areas: tokenAreasEmail(reader, { company: names.company, tokens: [names.place], link }),
    share: shareEmail(reader, { ...names, valid_date: '2026-12-05' }, link),
  }
}

const given = [
  link,
  '/activity-log/sensors?company_id=41&place_id=42',
  '/activity-log/timeline?company_id=41&place_id=42',
  '°C',
  'Jürgen',
  'Larder',
  'Rent & lease',
  ...Object.values(names),
]
/** The words of an e-mail without names and link. */
const wordsOf = ({ subject, text }: Email): readonly string[] =>
  given
    .reduce((rest, part) => rest.replaceAll(part, ' · '), `${subject}\n${text}`)
    .match(/[\p{L}’]+|[^\p{L}\s]/gu) ?? []
/** Every two words in a row, with nothing between them. */
const pairsOf = (email: Email): readonly string[] =>
  wordsOf(email).flatMap((word, at, all) =>
    /\p{L}/u.test(word) && /\p{L}/u.test(all[at + 1] ?? '') ? [`${word} ${all[at + 1]}`.toLowerCase()] : [],
  )

const english = lettersIn('en')
const kinds = Object.keys(english)
const translated = languageKeys.filter((lang) => !lang.startsWith('en'))

describe.each(translated)('emails in %s', (lang) => {
  const own = lettersIn(lang)

  it.each(kinds)('%s: subject and text contain no two words of English', (kind) => {
    const foreign = new Set(pairsOf(english[kind] as Email))
    expect(foreign.size).toBeGreaterThan(10)
    expect(pairsOf(own[kind] as Email).filter((pair) => foreign.has(pair))).toEqual([])
    expect(own[kind]?.subject).not.toBe(english[kind]?.subject)
  })

  it.each(kinds)('%s: has the same content, with link and names unchanged', (kind) => {
    const [{ text, subject }, model] = [own[kind] as Email, english[kind] as Email]
    expect(text.split('\n\n')).toHaveLength(model.text.split('\n\n').length)
    for (const part of given)
      expect([part, `${subject}${text}`.includes(part)]).toEqual([
        part,
        `${model.subject}${model.text}`.includes(part),
      ])
    expect(`${subject}${text}`).not.toMatch(/[{}]|email\.|2026-12-05/)
    expect(text.match(/\d+/g)?.toSorted()).toEqual(model.text.match(/\d+/g)?.toSorted())
  })

  it.runIf(['ru', 'uk'].includes(lang))('are in Cyrillic emails, but for names', () => {
    expect(
      kinds.flatMap((kind) => wordsOf(own[kind] as Email).filter((word) => /\p{Script=Latin}/u.test(word))),
    ).toEqual([])
  })
})

describe('an e-mail', () => {
  it('is in English for an unknown language and for kinds of English', () => {
    expect([lettersIn('xx'), lettersIn('__proto__'), lettersIn('')]).toEqual([english, english, english])
    expect(lettersIn('en_GB')).toMatchObject({
      reset: english['reset'],
      share: { subject: 'You have been given access to read records' },
    })
  })
  it('greets a person without a name, and keeps a name with line breaks in its line', () => {
    expect(lettersIn('de', ' ')['reset']?.text).toMatch(/^Guten Tag,\n/)
    expect(
      invitationEmail({ to, name: 'A\r\nBcc: x', lang: 'de' }, { inviter: 'B\nC', company: 'D\rE' }, link),
    ).toMatchObject({
      subject: 'Sie sind zu Larder eingeladen',
      text: expect.stringMatching(/^Guten Tag A Bcc: x,\n\nB C lädt Sie ein, bei D E /),
    })
  })
  it('writes the day as its language does', () => {
    expect(['en', 'de', 'ru', 'lv'].map((lang) => lettersIn(lang)['share']?.text)).toEqual(
      ['December 5, 2026', '5. Dezember 2026', '5 декабря 2026', '2026. gada 5. decembris'].map((day) =>
        expect.stringContaining(day),
      ),
    )
  })
})

it.each(languageKeys)('has one line and no hidden marks in each subject in %s', (lang) => {
  const hostile = 'two\r\nBcc: other@example.com \u202eleft\u2066 \u0007"<a>'
  const reader = { to, name: hostile, lang }
  const of = { inviter: hostile, company: hostile, place: hostile }
  const letters = [
    invitationEmail(reader, of, link),
    accessEmail(reader, of, link),
    overdueEmail(reader, { company: hostile, days: 14, link }),
    headEmail(reader, { company: hostile, note: link, places: [{ name: hostile, seq: 1, hash: '0' }] }),
    tokenAreasEmail(reader, { company: hostile, tokens: [hostile], link }),
    shareEmail(reader, { ...of, valid_date: '2026-12-05' }, link),
    writeDigest(
      reader,
      {
        name: hostile,
        timezone: 'Europe/Tallinn',
        fahrenheit: false,
        yesterday: '2026-11-23',
        names: new Map([['1', hostile]]),
        home,
      },
      digest,
    ),
    writeAlarmEmail(
      reader,
      { readers: [], lang, name: hostile, timezone: 'Europe/Tallinn', fahrenheit: false },
      happenings.map((one) => ({ ...one, sensor_name: hostile, unit_name: hostile })),
      home,
    ),
  ]
  for (const { to: address, subject, text } of letters) {
    expect([address, /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(subject)]).toEqual([
      to,
      false,
    ])
    expect(text.split('\n')[0]).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  }
})
