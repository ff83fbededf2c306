/** The people of the demo: work groups, standing duties, certificates and trainings. Names as in Estonia. */
import { dateOf, dayOf } from '@larder/core/schedule'
import { devices } from '@larder/contract/devices'
import { teamTasks } from '@larder/contract/team-tasks'
import { workGroups } from '@larder/contract/work-groups'
import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { workers } from '@larder/contract/workers'
import type { Calls } from './fill-plan.ts'

type Person = {
  readonly name: readonly [first: string, last: string]
  readonly position: string
  readonly phone: string
  /** Days from today to the last day of the health certificate; null = there is none. */
  readonly health: number | null
  /** Days since the hygiene training; null = there was none. */
  readonly hygiene: number | null
}

const peopleOfPlaces: readonly (readonly Person[])[] = [
  [
    { name: ['Kadri', 'Kask'], position: 'Head cook', phone: '+372 5550111', health: 410, hygiene: 60 },
    { name: ['Rein', 'Saar'], position: 'Cook', phone: '+372 5550112', health: 21, hygiene: 80 },
    { name: ['Olga', 'Petrova'], position: 'Cook', phone: '+372 5550113', health: 7, hygiene: 85 },
    { name: ['Liis', 'Mägi'], position: 'Server', phone: '+372 5550114', health: -18, hygiene: 30 },
    { name: ['Marko', 'Rebane'], position: 'Server', phone: '', health: 600, hygiene: null },
    { name: ['Tiina', 'Põld'], position: 'Cleaner', phone: '+372 5550116', health: null, hygiene: 12 },
  ],
  [
    { name: ['Toomas', 'Lepik'], position: 'Baker', phone: '+372 5550121', health: 300, hygiene: 75 },
    { name: ['Svetlana', 'Orlova'], position: 'Baker', phone: '+372 5550122', health: 28, hygiene: 40 },
    { name: ['Piret', 'Õunapuu'], position: 'Sales assistant', phone: '', health: 520, hygiene: 5 },
    { name: ['Jüri', 'Kuusk'], position: 'Driver', phone: '+372 5550124', health: null, hygiene: null },
  ],
  [
    { name: ['Anna', 'Ivanova'], position: 'Shop manager', phone: '+372 5550131', health: 220, hygiene: 70 },
    { name: ['Heiki', 'Laas'], position: 'Sales assistant', phone: '', health: 240, hygiene: 20 },
  ],
]

/** Work groups of a position, of which a place has one. */
const groupsOfPositions: Readonly<Record<string, readonly string[]>> = {
  'Head cook': ['Kitchen'],
  Cook: ['Kitchen'],
  Server: ['Service'],
  Cleaner: ['Cleaning'],
  Baker: ['Production', 'Kitchen'],
  'Sales assistant': ['Sales', 'Service'],
  Driver: ['Goods receiving and store', 'Sales'],
}

const PEST_CONTROL = 8
const CALIBRATION = 11
const MAINTENANCE = 12

/** Before the plan is confirmed: it prints who is responsible for what. */
export async function addPeople(owner: Calls, placeId: number, index: number): Promise<void> {
  const params = { placeId }
  const groups = await owner(workGroups.list, { params })
  for (const { name, ...person } of peopleOfPlaces[index] ?? []) {
    const usual = groupsOfPositions[person.position] ?? []
    const group = groups.find((one) => usual.includes(one.name)) ?? groups[0]
    await owner(workers.create, {
      params,
      body: {
        first_name: name[0],
        last_name: name[1],
        position: person.position,
        phone: person.phone,
        groups: group === undefined ? [] : [group.id],
      },
    })
  }
  const responsible_name = groups[0]?.name ?? ''
  const duty = { is_default: true, responsible_name } as const
  await owner(workGroupTasks.create, {
    params,
    query: {},
    body: { ...duty, task_subtype_id: PEST_CONTROL, service_provider: 'Puhas Nurk OÜ' },
  })
  await owner(workGroupTasks.create, {
    params,
    query: {},
    body: { ...duty, task_subtype_id: CALIBRATION, service_provider: 'Mõõtelabor AS' },
  })
  await owner(workGroupTasks.create, {
    params,
    query: {},
    body: {
      is_default: false,
      task_subtype_id: MAINTENANCE,
      task_desc: 'Clean the filters of the extraction hood',
      responsible_name,
    },
  })
}

/** A paired tablet on the kitchen's wall, on which a cook has a PIN. */
async function addTablet(owner: Calls, placeId: number): Promise<void> {
  const params = { placeId }
  const { code } = await owner(devices.create, { params, body: { name: 'Kitchen wall' } })
  const { token } = await owner(devices.pair, { body: { code } })
  const cook = (await owner(workers.list, { params })).find(({ position }) => position === 'Cook')
  if (cook === undefined) return
  const pinCode = await owner(devices.giveCode, { params: { placeId, id: cook.id } })
  await owner(devices.setPin, { body: { token, worker_id: cook.id, code: pinCode.code ?? '', pin: '2580' } })
}

/** As they are on the day: some expire, some are over, some are missing. The first place has a tablet. */
export async function addCertificates(
  owner: Calls,
  placeId: number,
  { index, today }: { readonly index: number; readonly today: string },
): Promise<void> {
  const params = { placeId }
  if (index === 0) await addTablet(owner, placeId)
  const daysFrom = (days: number): string => dateOf(dayOf(today) + days)
  const enter = (body: {
    worker_id: number
    default_key: string
    date: string
    valid_until: string | null
  }) => owner(teamTasks.createEntry, { params, query: {}, body: { ...body, trainer: 'Tervis ja Töö OÜ' } })
  const present = await owner(workers.list, { params })
  for (const { name, health, hygiene } of peopleOfPlaces[index] ?? []) {
    const worker = present.find((one) => one.name === name.join(' '))
    if (worker === undefined) continue
    const of = { worker_id: worker.id }
    if (health !== null)
      await enter({
        ...of,
        default_key: 'ee_health',
        date: daysFrom(health - 730),
        valid_until: daysFrom(health),
      })
    if (hygiene !== null)
      await enter({ ...of, default_key: 'hygiene', date: daysFrom(-hygiene), valid_until: null })
  }
}
