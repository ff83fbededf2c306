/** Work groups to start with. Their names are in packages/locales under `work_group.`. */
import { languageKeys } from '@larder/core/languages'
import type { UsualGroup } from '@larder/core/team'
import { sayIn, type KeyOf } from '#kit/text/texts.ts'

type Group = KeyOf<'work_group'> extends `work_group.${infer Name}` ? Name : never

const nameOf = (group: Group, language: string): string => sayIn(language)(`work_group.${group}`)

const groups: Readonly<Record<string, readonly Group[]>> = {
  A03: ['management', 'service', 'cleaning'],
  A07: ['management', 'production', 'store', 'cleaning'],
  A08: ['management', 'sales', 'store', 'cleaning'],
  A09: ['management', 'production', 'sales', 'store', 'cleaning'],
  A10: ['management', 'production', 'sales', 'cleaning'],
  A11: ['management', 'production', 'sales', 'cleaning'],
  A12: ['management', 'production', 'sales', 'cleaning'],
  A13: ['management', 'production', 'sales', 'cleaning'],
  ...Object.fromEntries(
    ['A14', 'A15', 'A16', 'A17', 'A18', 'A19', 'A20', 'A21', 'A25', 'A28'].map((id) => [
      id,
      ['management', 'production', 'store', 'cleaning'] as const,
    ]),
  ),
  A22: ['management', 'store', 'cleaning'],
  A23: ['management', 'store', 'cleaning'],
  A24: ['management', 'store', 'cleaning'],
  A27: ['management', 'store', 'cleaning'],
}

/**
 * Names of the work groups that a place of this activity starts with, without those that the place has in any
 * language: a German reader has no use for a second “Kitchen”.
 */
export function startingWorkGroups(
  activity: string | undefined,
  language: string,
  there: ReadonlySet<string>,
): readonly string[] {
  const missing = (groups[activity ?? ''] ?? ['management', 'kitchen', 'service', 'cleaning']).filter(
    (group) => !languageKeys.some((key) => there.has(nameOf(group, key))),
  )
  return missing.map((group) => nameOf(group, language))
}

/** The first of the usual groups that the place has, by its name there; an empty text where it has none. */
export function usualGroup(groups: readonly UsualGroup[], there: ReadonlySet<string>): string {
  const names = groups.flatMap((group) => languageKeys.map((language) => nameOf(group, language)))
  return names.find((name) => there.has(name)) ?? ''
}
