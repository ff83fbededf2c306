import { Drawer, type DrawerProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/** Opens after it was drawn closed: the library then gives the focus back to what opened it. */
export function LoadedDrawer({ opened, ...rest }: DrawerProps) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true))
    return () => clearTimeout(timer)
  }, [])
  return <Drawer opened={opened && isDrawn} {...rest} />
}
