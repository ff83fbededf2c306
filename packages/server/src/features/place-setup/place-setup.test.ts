/** The set-up in minutes: questions, what they mean, and what is saved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { equipment } from '@larder/contract/equipment'
import { placeSetup, type PlaceSetup, type SetupInput } from '@larder/contract/place-setup'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { tasks } from '@larder/contract/tasks'
import { workGroups } from '@larder/contract/work-groups'
import { workers } from '@larder/contract/workers'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'

let test: TestApp
let owner: TestUser
let cook: TestUser
let stranger: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  cook = await makeUser(test)
  stranger = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await makeCompany(test, stranger)
  await joinPlace(test, { company_id: company, place_id: place }, cook.id, 'readonly')
})
afterAll(() => test.close())

const at = (placeId = place) => ({ placeId })
const read = (placeId = place, lang = 'en'): Promise<PlaceSetup> =>
  call(test, placeSetup.get, { params: at(placeId), query: { lang } }, owner)
const save = (body: SetupInput, placeId = place) =>
  call(test, placeSetup.save, { params: at(placeId), query: { lang: 'en' }, body }, owner)
const refused = async (body: SetupInput, user = owner) =>
  refuse(test, placeSetup.save, { params: at(), body }, user)
const answersIn = ({ questions }: PlaceSetup) =>
  Object.fromEntries(questions.map(({ key, answer }) => [key, answer]))
const preview = (yes: string) =>
  call(
    test,
    placeSetup.preview,
    {
      params: at(),
      query: { lang: 'en', yes },
    },
    owner,
  )

describe('a new restaurant', () => {
  it('is asked eight questions at once, with a preview of its plan and day', async () => {
    const setup = await read()
    expect(setup.questions.filter(({ is_usual }) => is_usual)).toHaveLength(8)
    expect(setup.questions[0]).toEqual({
      key: 'meat',
      stop: 'receive',
      name: 'Meat and poultry',
      hint: 'Fresh or frozen, in any dish.',
      is_usual: true,
      answer: true,
    })
    expect(setup.units.map(({ kind, units }) => [kind, units])).toEqual([
      ['refrigerator', []],
      ['freezer', []],
      ['chilled_display', []],
      ['hot_holding', []],
    ])
    expect(setup.preview.checks_a_day).toBeGreaterThan(5)
    expect(setup.preview.control_points.length).toBeGreaterThan(3)
    expect(setup.preview.conflicts).toEqual([])
    expect((await read(place, 'de')).questions[0]?.name).toBe('Fleisch und Geflügel')
  })

  it('sees what an answer means before it is saved', async () => {
    const [with_fryer, without] = [await preview('meat,deep_frying'), await preview('meat')]
    const names = (one: typeof without) => one.flow.map(({ key }) => key)
    expect(names(with_fryer)).toContain('P13')
    expect(names(without)).not.toContain('P13')
    expect(without.raw_materials).toContain('Poultry')
    expect(without.raw_materials).not.toContain('Shell eggs')
    expect(await preview('meat,rockets')).toEqual(without)
    expect((await read()).preview).not.toEqual(without)
  })

  it('has every page filled by one call, and its plan can be made', async () => {
    const status = await save({
      answers: { deep_frying: true, fish: false, smoking: false },
      units: [
        {
          kind: 'refrigerator',
          units: [
            { id: null, name: 'Fridge 1', holds: ['ready_to_eat'] },
            { id: null, name: 'Fridge 2' },
          ],
        },
        { kind: 'freezer', units: [{ id: null, name: 'Freezer' }] },
      ],
    })
    expect(status).toMatchObject({ completion_percent: 100, missing: [], status: 'unfilled' })
    expect(status.add_later).toEqual(['locationPlan', 'drawings'])
    const setup = await read()
    expect(answersIn(setup)).toMatchObject({ deep_frying: true, fish: false, smoking: false })
    expect(setup.units[0]?.units.map(({ name }) => name)).toEqual(['Fridge 1', 'Fridge 2'])
    expect(await call(test, plans.generate, { params: at() }, owner)).toMatchObject({ status: 'filled' })
    const hazards = await call(test, plans.hazards, { params: at() }, owner)
    expect(hazards.some(({ key }) => key.startsWith('P13/'))).toBe(true)
    expect(hazards.some(({ key }) => key.endsWith('/H30'))).toBe(false)
  })

  it('reads each unit at one line, by the strictest food that it holds', async () => {
    const { unit_foods } = (await read()).preview
    expect(unit_foods.filter(({ kind }) => kind === 'refrigerator').length).toBeGreaterThan(1)
    const lines = (await call(test, tasks.list, { params: at(), query: { lang: 'en' } }, owner)).filter(
      ({ related_entities }) => related_entities.length > 0,
    )
    const figures = lines.flatMap(({ task_steps: [step], related_entities }) =>
      related_entities.map(({ name }) => [name, step?.entry_max_value] as const),
    )
    const of = (name: string) => figures.filter(([unit]) => unit === name).map(([, max]) => max)
    expect([of('Fridge 1').length, of('Fridge 2').length, of('Freezer').length]).toEqual([1, 1, 1])
    // Without an answer a fridge is read by the strictest food that is kept cold.
    expect(of('Fridge 2')[0]).toBeLessThan(of('Fridge 1')[0] ?? 0)
    expect(of('Freezer')[0]).toBe(-18)
  })

  it('keeps its plan as it is when the same is saved again', async () => {
    const setup = await read()
    const { units } = setup
    const again = await save({
      answers: answersIn(setup),
      units: units.map(({ kind, units: own }) => ({ kind, units: own })),
    })
    expect(again).toMatchObject({ status: 'filled', is_outdated: false })
    expect(await read()).toEqual(setup)
  })

  it('renames a unit, adds one and switches off the one that is left out', async () => {
    const [first] = (await read()).units[0]?.units ?? []
    await save({
      answers: {},
      units: [
        {
          kind: 'refrigerator',
          units: [
            { id: first?.id ?? 0, name: 'Bar fridge' },
            { id: null, name: 'Cold room' },
          ],
        },
      ],
    })
    expect((await read()).units[0]?.units.map(({ name }) => name)).toEqual(['Bar fridge', 'Cold room'])
    const all = await call(test, equipment.list, { params: at(), query: {} }, owner)
    expect(all.map(({ name, is_active }) => [name, is_active])).toContainEqual(['Fridge 2', false])
    expect((await read()).units[1]?.units.map(({ name }) => name)).toEqual(['Freezer'])
  })
})

describe('a butcher', () => {
  it('is told of answers that exclude each other, with the one that resolves it', async () => {
    const shop = await makePlace(test, company, { business_activity_id: 10 })
    const ask = async (yes: string) =>
      (await call(test, placeSetup.preview, { params: at(shop), query: { lang: 'en', yes } }, owner))
        .conflicts
    expect(await ask('PG18,PG22')).toEqual([
      {
        key: 'PG22-smoking',
        text: 'Smoked and cured meat, but not: Smoking. Add it?',
        question: 'smoking',
        answer: true,
      },
    ])
    expect(await ask('PG18,PG22,smoking')).toEqual([])
  })
})

describe('what does not fit', () => {
  it('is refused at its field, and nothing is saved', async () => {
    const before = await read()
    expect((await refused({ answers: { rockets: true }, units: [] })).fields).toEqual([
      'answers.rockets:unknown',
    ])
    expect(
      (
        await refused({
          answers: { fish: true },
          units: [{ kind: 'freezer', units: [{ id: 999_999, name: 'Cellar' }] }],
        })
      ).fields,
    ).toEqual(['units.0.units.0.id:unknown_unit'])
    expect(
      (await refused({ answers: {}, units: [{ kind: 'freezer', units: [{ id: null, name: ' ' }] }] })).fields,
    ).toEqual(['units.0.units.0.name:required'])
    expect(await read()).toEqual(before)
  })

  it('is a place that is set up page by page: 409', async () => {
    const other = await makePlace(test, company)
    await call(
      test,
      places.change_plan_source,
      { params: at(other), body: { uses_custom_plan: true } },
      owner,
    )
    expect(await refuse(test, placeSetup.get, { params: at(other) }, owner)).toMatchObject({ status: 409 })
  })

  it('is a reader who saves, and a stranger who reads', async () => {
    expect(await refused({ answers: {}, units: [] }, cook)).toMatchObject({ status: 403 })
    expect(await refuse(test, placeSetup.get, { params: at() }, stranger)).toMatchObject({ status: 404 })
  })
})

describe('a second place', () => {
  it('takes over the answers of the first', async () => {
    await save({ answers: { deep_frying: true }, units: [] })
    const second = await makePlace(test, company)
    const { copy_from } = await read(second)
    expect(copy_from).toMatchObject([{ id: place, own_tasks: 0, people: 0 }])
    const copied = await call(
      test,
      placeSetup.copy,
      { params: at(second), query: { lang: 'en' }, body: { from_place_id: place } },
      owner,
    )
    expect(copied.completion_percent).toBe(100)
    expect(answersIn(await read(second))).toEqual(answersIn(await read()))
  })

  it('takes none of a place of others', async () => {
    const theirs = await makePlace(test, await makeCompany(test, await makeUser(test)))
    expect(
      (await refuse(test, placeSetup.copy, { params: at(), body: { from_place_id: theirs } }, owner)).fields,
    ).toEqual(['from_place_id:not_offered'])
  })
})

describe('own tasks and people of another place', () => {
  const peopleOf = (placeId: number, by = owner) => call(test, workers.list, { params: at(placeId) }, by)
  const namesOf = async (placeId: number) =>
    (await peopleOf(placeId)).map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  const ownTasks = async (placeId: number) =>
    (await call(test, tasks.list, { params: at(placeId), query: { lang: 'en' } }, owner)).filter(
      ({ plan_task_id }) => plan_task_id === null,
    )
  const copy = (
    placeId: number,
    what: { answers?: boolean; tasks?: boolean; people?: boolean },
    by = owner,
  ) => ({
    input: {
      params: at(placeId),
      query: { lang: 'en' },
      body: { from_place_id: place, answers: false, ...what },
    },
    by,
  })
  let group: number
  let second: number

  beforeAll(async () => {
    group = (
      await call(
        test,
        workGroups.create,
        { params: at(), body: { name: 'Night shift', email: 'night@larder.example', is_disabled: false } },
        owner,
      )
    ).id
    await call(
      test,
      workers.create,
      {
        params: at(),
        body: {
          first_name: 'Tiina',
          last_name: 'Tamm',
          email: 'tiina@larder.example',
          position: 'Cook',
          idcode: '48501010000',
          groups: [group],
        },
      },
      owner,
    )
    await call(
      test,
      tasks.create,
      {
        params: at(),
        query: { lang: 'en' },
        body: {
          name: 'Lock the cellar',
          task_subtype_id: 4,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['22:00'] },
          user_group_id: group,
          task_steps: [{ task_step_type_name: 'choose_one_answer', name: 'Locked' }],
        },
      },
      owner,
    )
    second = await makePlace(test, company)
  })

  it('are offered with their numbers', async () => {
    expect((await read(second)).copy_from.find(({ id }) => id === place)).toMatchObject({
      own_tasks: 1,
      people: 1,
    })
  })

  it('come over with their work groups, without access, id codes and answers', async () => {
    const { input } = copy(second, { tasks: true, people: true })
    const { completion_percent } = await call(test, placeSetup.copy, input, owner)
    expect(completion_percent).toBeLessThan(100)
    const people = await peopleOf(second)
    const tiina = people.find(({ first_name }) => first_name === 'Tiina')
    expect(tiina).toMatchObject({ last_name: 'Tamm', email: 'tiina@larder.example', position: 'Cook' })
    const { rows } = await test.database.pool.query<{ idcode: string; user_id: number | null }>(
      'select idcode, user_id from workers where place_id = $1',
      [second],
    )
    expect(rows).toEqual([{ idcode: '', user_id: null }])
    const groups = await call(test, workGroups.list, { params: at(second) }, owner)
    const shift = groups.find(({ name }) => name === 'Night shift')
    expect([shift?.email, shift?.workers.map(({ name }) => name)]).toEqual(['', ['Tiina Tamm']])
    const [task] = await ownTasks(second)
    expect(task).toMatchObject({
      name: 'Lock the cellar',
      user_group_id: shift?.id,
      custom_frequency: { times: ['22:00'] },
      task_steps: [{ name: 'Locked' }],
    })
    expect(task?.task_steps[0]?.id).not.toBe((await ownTasks(place))[0]?.task_steps[0]?.id)
  })

  it('are there once when they are copied again', async () => {
    const before = [await namesOf(second), (await ownTasks(second)).length]
    await call(test, placeSetup.copy, copy(second, { tasks: true, people: true }).input, owner)
    expect([await namesOf(second), (await ownTasks(second)).length]).toEqual(before)
  })

  it('begin with the next day', async () => {
    const today = await call(test, entries.today, { params: at(second), query: { lang: 'en' } }, owner)
    expect(today.find(({ name }) => name === 'Lock the cellar')?.scheduled).toBe(false)
  })

  it('are refused where nothing is named, and people to those who do not see them', async () => {
    expect((await refuse(test, placeSetup.copy, copy(second, {}).input, owner)).fields).toEqual([
      'answers:required',
    ])
    const editor = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: second }, editor.id, 'owner')
    await joinPlace(test, { company_id: company, place_id: place }, editor.id, 'readonly')
    const seen = (await call(test, placeSetup.get, { params: at(second), query: {} }, editor)).copy_from
    expect(seen.find(({ id }) => id === place)?.people).toBeNull()
    expect(await refuse(test, placeSetup.copy, copy(second, { people: true }).input, editor)).toMatchObject({
      status: 403,
    })
    expect(await refuse(test, placeSetup.copy, copy(second, { tasks: true }).input, cook)).toMatchObject({
      status: 404,
    })
  })
})

describe('two people in one set-up', () => {
  let shared: number
  const unitsOf = async () =>
    (await read(shared)).units
      .find(({ kind }) => kind === 'refrigerator')
      ?.units.map(({ id, name }) => ({ id, name })) ?? []
  const unit = (name: string, id: number | null = null) => ({ id, name, holds: [] })
  const fridges = (units: ReturnType<typeof unit>[], base: ReturnType<typeof unit>[]) => [
    { kind: 'refrigerator' as const, units, base },
  ]

  it('both keep the answers that they turned over and the units that they added', async () => {
    shared = await makePlace(test, company)
    const base_answers = answersIn(await read(shared))
    const { meat, fish } = base_answers
    const first = {
      answers: { ...base_answers, meat: !meat },
      base_answers,
      units: fridges([unit('Bar')], []),
    }
    const second = {
      answers: { ...base_answers, fish: !fish },
      base_answers,
      units: fridges([unit('Cellar')], []),
    }
    await save(first, shared)
    await save(second, shared)
    expect(answersIn(await read(shared))).toMatchObject({ meat: !meat, fish: !fish })
    expect((await unitsOf()).map(({ name }) => name).toSorted()).toEqual(['Bar', 'Cellar'])
  })

  it('are asked where both rename one unit, and only the seen units are disabled', async () => {
    const base = (await unitsOf()).map(({ id, name }) => unit(name, id))
    const [bar] = base.filter(({ name }) => name === 'Bar')
    const renamed = (name: string) => ({
      answers: {},
      units: fridges(
        base.map((one) => (one === bar ? { ...one, name } : one)),
        base,
      ),
    })
    await save(renamed('Counter'), shared)
    const late = { params: at(shared), query: {}, body: renamed('Shelf') }
    const { status, body } = await send(test, placeSetup.save, late, owner)
    expect([status, body]).toMatchObject([409, { current: { id: bar?.id, name: 'Counter' } }])
    await save({ answers: {}, units: fridges([...base, unit('Cold room')], base) }, shared)
    await save({ answers: {}, units: fridges([], base) }, shared)
    expect((await unitsOf()).map(({ name }) => name)).toEqual(['Cold room'])
  })
})
