import { chosenMimes, type FileType } from '@larder/core/files'
import { useSay } from '#kit/i18n.ts'
import { DropArea as Area } from '#ui/drop-area.tsx'
import { useUpload } from './use-upload.ts'

type Props = {
  readonly type: FileType
  /** The label of the button: “Add a drawing”. */
  readonly label: string
  readonly multiple?: boolean
}

/** Takes files of the plan. */
export function DropArea({ type, label, multiple = false }: Props) {
  const say = useSay()
  const uploads = useUpload(type)
  return (
    <Area
      uploads={uploads}
      label={label}
      allowed={say('files.allowed')}
      mimes={chosenMimes}
      multiple={multiple}
    />
  )
}
