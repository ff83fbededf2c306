/** The style sheets that belong to no component; the others come with their components (build-styles.ts). */
import '@fontsource-variable/inter/wght.css'
import './fonts/inter.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './app.css'
