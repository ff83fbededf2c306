import { isPiece, units, weightSystems, volumeSystems } from '@larder/core/measures'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'

const pieceNames: Readonly<Record<string, TextKey>> = {
  piece: 'plan.unit_piece',
  pack: 'plan.unit_pack',
  box: 'plan.unit_box',
  portion: 'plan.unit_portion',
}

type UnitName = { readonly id: number; readonly name: string }

/** The units of amounts: those of the company's systems, and pieces; and the name of any unit. */
export function useUnits(): {
  readonly offered: readonly UnitName[]
  readonly nameOf: (id: number | null) => string | undefined
} {
  const say = useSay()
  const { company } = useAccess()
  const nameUnit = ({
    id,
    key,
    name,
  }: {
    readonly id: number
    readonly key: string
    readonly name: string
  }): UnitName => ({ id, name: pieceNames[key] === undefined ? name : say(pieceNames[key]) })
  const weight = company?.weight_system ?? weightSystems[0]
  const volume = company?.volume_system ?? volumeSystems[0]
  const offered = [...(weight?.units ?? []), ...(volume?.units ?? []), ...units.filter(isPiece)].map(nameUnit)
  const nameOf = (id: number | null): string | undefined => {
    const unit = units.find((one) => one.id === id)
    return unit === undefined ? undefined : nameUnit(unit).name
  }
  return { offered, nameOf }
}
