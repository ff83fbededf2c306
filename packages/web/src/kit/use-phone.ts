import { useMediaQuery } from '@mantine/hooks'

/** Mobile view: a window narrower than 801 px (document 3 section 9). Style sheets use `width < 801px`. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 800px)', undefined, { getInitialValueInEffect: false }) ?? false

/**
 * Windows too narrow for the open side navigation, which is a rail of icons there. Style sheets use `width <
 * 1200px`.
 */
export const useRail = (): boolean =>
  useMediaQuery('(max-width: 1199px)', undefined, { getInitialValueInEffect: false }) ?? false

/**
 * Fingers and gloves instead of a mouse: numbers are typed on the page's own large keys. A physical keyboard
 * types into the same field.
 */
export const useTouch = (): boolean =>
  useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false
