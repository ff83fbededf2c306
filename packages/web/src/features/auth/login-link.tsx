import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'

/** The button that leads to login, under messages. */
export function LoginLink() {
  const say = useSay()
  return (
    <Button fullWidth mt="sm" renderRoot={(props) => <Link to={paths.login} {...props} />}>
      {say('auth.back_to_login')}
    </Button>
  )
}
