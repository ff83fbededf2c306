import { NO_ACCESS } from '@larder/core/classifiers'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { companyLevelsIn, placeLevelsIn } from '#kit/classifiers.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'

type Props = Omit<NativeSelectProps, 'data'> & {
  /** Whether “No access” can be chosen. */
  readonly orNone?: boolean
}

/** Access levels of a company, with their meaning. */
export function CompanyLevelField({ orNone = false, ...rest }: Props) {
  const say = useSay()
  const { data = [] } = useQuery(companyLevelsIn(useLanguage()))
  const none = orNone ? [{ value: NO_ACCESS, label: say('users.no_company_access') }] : []
  return (
    <NativeSelect
      description={say('users.level_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      data={[...none, ...data.map(({ key, name }) => ({ value: key, label: name }))]}
    />
  )
}

/** Access levels of a place. */
export function PlaceLevelField({ orNone = false, ...rest }: Props) {
  const say = useSay()
  const { data = [] } = useQuery(placeLevelsIn(useLanguage()))
  const levels = data.filter(({ key }) => orNone || key !== NO_ACCESS)
  return (
    <NativeSelect
      description={orNone ? undefined : say('users.level_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      data={levels.map(({ key, name }) => ({ value: key, label: name }))}
    />
  )
}
