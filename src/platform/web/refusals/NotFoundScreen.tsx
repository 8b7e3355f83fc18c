import { LinkButton } from '#ui/parts/Button.tsx'
import css from './Message.module.css'

export function NotFoundScreen() {
  return (
    <div className={css.message}>
      <h1>Page not found</h1>
      <p>There is nothing at this address, or you do not have access to it.</p>
      <LinkButton to="/" variant="primary">
        Go home
      </LinkButton>
    </div>
  )
}
