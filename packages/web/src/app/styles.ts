/** The style sheets that belong to no component; the others come with their components (build-styles.ts). */
import '@fontsource-variable/inter/wght.css'
import './fonts/inter.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './app.css'
// What the login page and the front page have besides: in files of their own each of them would be a request of
// every page. Those that they build upon come before them.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Anchor.css'
import '#features/auth/auth-frame.module.css'
import '#features/legal-documents/legal-links.module.css'
