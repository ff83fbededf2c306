import { ActionIcon, Checkbox, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import rows from '#ui/rows.module.css'
import styles from './equipment.module.css'
import { moveGroup, type Group } from './unit-values.ts'

type Props = { readonly groups: readonly Group[]; readonly onChange: (groups: readonly Group[]) => void }

/** Which groups of tasks are done here, in which order. */
export function GroupsField({ groups, onChange }: Props) {
  const say = useSay()
  return (
    <>
      <Text c="dimmed" mb="sm">
        {say('equipment.groups_hint')}
      </Text>
      <ol className={rows.rows} aria-label={say('equipment.groups')}>
        {groups.map(({ id, task_subtype: { name }, is_active }, index) => (
          <li key={id} className={styles.group}>
            <Checkbox
              size="md"
              label={name}
              checked={is_active}
              onChange={(event) =>
                onChange(
                  groups.with(index, { ...(groups[index] as Group), is_active: event.currentTarget.checked }),
                )
              }
            />
            <span className={styles.moves}>
              <ActionIcon
                variant="subtle"
                color="ink"
                size={44}
                disabled={index === 0}
                aria-label={say('equipment.move_up', { name })}
                onClick={() => onChange(moveGroup(groups, index, -1))}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="ink"
                size={44}
                disabled={index === groups.length - 1}
                aria-label={say('equipment.move_down', { name })}
                onClick={() => onChange(moveGroup(groups, index, 1))}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
