import { LinkButton } from '#ui/parts/Button.tsx'
import css from './Message.module.css'

export function NotFoundScreen() {
  return (
    <div className={css.message}>
      <h1>Page not found</h1>
      <p>Nothing is at this address, or it is not for you to see.</p>
      <LinkButton to="/" variant="primary">
        Go home
      </LinkButton>
    </div>
  )
}
