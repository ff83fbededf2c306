import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'

/** The one green. Shade 8 is the primary; 9 is text on the light shades. */
const leaf: MantineColorsTuple = [
  '#eefaf4',
  '#d6f0e3',
  '#b0e2cb',
  '#83d0ae',
  '#56bd90',
  '#35a878',
  '#1f9466',
  '#127a55',
  '#0b6b4b',
  '#07503a',
]
/** Neutral with a breath of green: canvas, hairlines, secondary text. */
const ink: MantineColorsTuple = [
  '#f5f7f6',
  '#ecf0ee',
  '#dde3e1',
  '#c6cfcc',
  '#a5b1ad',
  '#78857f',
  '#5f6c67',
  '#4b5753',
  '#323c39',
  '#1c2422',
]
const night: MantineColorsTuple = [
  '#e8edeb',
  '#c8d1ce',
  '#a7b3af',
  '#808d89',
  '#465152',
  '#343e3f',
  '#283133',
  '#1a2022',
  '#14191b',
  '#0d1112',
]
const amber: MantineColorsTuple = [
  '#fff9e6',
  '#fff0c2',
  '#ffe08a',
  '#fdce4d',
  '#f5b81f',
  '#dd9d0a',
  '#b97d05',
  '#966205',
  '#7a4f06',
  '#5c3b05',
]
const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0de',
  '#ffc2be',
  '#ff9d97',
  '#fb726a',
  '#ee4f47',
  '#dc352d',
  '#c3241d',
  '#a81b15',
  '#861410',
]

/** Window width in pixels from which the desktop layout shows (general 9: mobile is narrower than 801 px). */
export const desktopFrom = 801

/** Dialogs and panels are headed like cards. */
const dialogTitle = {
  fontWeight: 640,
  fontSize: '1.125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const

export const theme: MantineThemeOverride = createTheme({
  colors: { leaf, ink, gray: ink, dark: night, yellow: amber, amber, red, green: leaf },
  primaryColor: 'leaf',
  primaryShade: { light: 8, dark: 7 },
  black: '#111816',
  fontFamily: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  headings: {
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '14px', xl: '24px' },
  breakpoints: { xs: '30em', sm: `${desktopFrom / 16}em`, md: '64em', lg: '80em', xl: '96em' },
  shadows: { xs: '0 1px 2px rgb(16 30 24 / 5%)', md: '0 6px 24px rgb(16 30 24 / 10%)' },
  cursorType: 'pointer',
  focusRing: 'auto',
  // Without animations for users that prefer reduced motion: dialogs and menus open at once.
  respectReducedMotion: true,
  // Plain objects: `Component.extend()` would pull every component named here into the first chunk.
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2 } },
    NumberInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    MultiSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm' } },
    // The placeholder is a focusable child that a menu must not have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Its head is a <header>, which outside the page's main part would be a second banner.
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        attributes: { header: { role: 'none' } },
        styles: { title: dialogTitle },
      },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } }, styles: { title: dialogTitle } } },
    Tooltip: { defaultProps: { openDelay: 300 } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    Skeleton: { defaultProps: { radius: 'md' } },
  },
})

const tinted = { leaf, ink, gray: ink, green: leaf, red, yellow: amber, amber }

/**
 * Contrast AA in both schemes: the library's light, subtle and outline variants get a darker text shade on
 * light and a lighter one on dark. `--larder-*` are the colours that our own style sheets use.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  for (const [name, shades] of Object.entries(tinted)) {
    const at = (shade: number) => shades[shade] ?? ''
    light[`--mantine-color-${name}-light`] = at(1)
    light[`--mantine-color-${name}-light-hover`] = at(2)
    light[`--mantine-color-${name}-light-color`] = at(9)
    light[`--mantine-color-${name}-outline`] = at(8)
    light[`--mantine-color-${name}-text`] = at(8)
    dark[`--mantine-color-${name}-light`] = `color-mix(in srgb, ${at(6)} 24%, #1a2022)`
    dark[`--mantine-color-${name}-light-hover`] = `color-mix(in srgb, ${at(6)} 34%, #1a2022)`
    dark[`--mantine-color-${name}-light-color`] = at(2)
    dark[`--mantine-color-${name}-outline`] = at(3)
    dark[`--mantine-color-${name}-text`] = at(3)
    dark[`--mantine-color-${name}-filled`] = at(7)
  }
  return {
    variables: { '--mantine-heading-font-weight': '640' },
    light: {
      ...light,
      '--mantine-color-body': '#ffffff',
      '--mantine-color-dimmed': '#56635e',
      '--mantine-color-placeholder': '#66736e',
      '--mantine-color-error': red[8],
      '--mantine-color-anchor': leaf[8],
      '--mantine-color-default-border': '#c9d2cf',
      '--input-bd-default': '#a5b1ad',
      '--larder-canvas': '#f5f7f6',
      '--larder-hairline': '#d5dcd9',
      '--larder-hover': '#eef3f0',
      '--larder-selected': leaf[1],
      '--larder-selected-text': leaf[9],
      '--larder-ok': '#127a55',
      '--larder-due': '#f5b81f',
      '--larder-overdue': '#ee4f47',
      '--larder-track': '#dde3e1',
    },
    dark: {
      ...dark,
      '--mantine-color-body': '#1a2022',
      '--mantine-color-dimmed': '#a7b3af',
      '--mantine-color-placeholder': '#93a09c',
      '--mantine-color-error': red[3],
      '--mantine-color-anchor': leaf[3],
      '--mantine-color-default-border': '#3a4546',
      '--larder-canvas': '#14191b',
      '--larder-hairline': '#2c3638',
      '--larder-hover': '#222a2c',
      '--larder-selected': '#173a2d',
      '--larder-selected-text': leaf[2],
      '--larder-ok': '#35a878',
      '--larder-due': '#f5b81f',
      '--larder-overdue': '#fb726a',
      '--larder-track': '#333d3e',
    },
  }
}
