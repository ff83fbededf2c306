/** Business activities and location types: numbers from core, names from the knowledge base. */
import { activityNumber, locationTypeNumber } from '@larder/core/classifiers'
import type { Activity, KnowledgeTexts } from '@larder/core/haccp'
import { findActivity, knowledge, textsIn } from '#features/plan-data/public.ts'

type LocationType = { id: number; key: string; name: string }

function locationType(key: string, texts: KnowledgeTexts): LocationType {
  const id = locationTypeNumber(key)
  if (id === undefined) throw new Error(`Location type ${key} has no number`)
  return { id, key, name: texts.location_types[key] ?? key }
}

const nameActivity = (activity: Activity, texts: KnowledgeTexts) => ({
  id: activityNumber(activity.id),
  key: activity.id as string,
  name: texts.activities[activity.id] ?? activity.id,
  location_types: activity.location_types.map((key) => locationType(key, texts)),
  extra_data: activity.extra_data.map((key) => ({
    key: key as string,
    ...(texts.extra_data[key] ?? { name: key, hint: '' }),
  })),
})

/** Every activity that the knowledge base covers, by number. */
export const activitiesIn = (lang: string) => {
  const texts = textsIn(lang)
  return knowledge.activities.map((activity) => nameActivity(activity, texts)).sort((a, b) => a.id - b.id)
}

/** One activity by its number. */
export function activityIn(lang: string, number: number) {
  const activity = findActivity(number)
  return activity === undefined ? undefined : nameActivity(activity, textsIn(lang))
}

/** Location types of one activity, or of all; each once. An unknown activity has none. */
export function locationTypesIn(lang: string, activity_number?: number): LocationType[] {
  const texts = textsIn(lang)
  const activities =
    activity_number === undefined
      ? knowledge.activities
      : [findActivity(activity_number)].filter((one) => one !== undefined)
  const keys = new Set(activities.flatMap((activity) => activity.location_types))
  return [...keys].map((key) => locationType(key, texts)).sort((a, b) => a.id - b.id)
}
