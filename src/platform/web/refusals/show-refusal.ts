import { showToast } from '#ui/toasts/toast-store.ts'
import { refusalHandler } from './refusal-handler.ts'
import { signOut } from '../calls/session.ts'

let goHome = (): void => location.assign('/dashboard')

/** The router lends its way home, so that the page is not reloaded. */
export const goHomeBy = (way: () => void): void => {
  goHome = way
}

/**
 * Shows an error by the rules of the house and says what is left for the place that acted: `fields` to mark, words
 * to put `beside` the action.
 */
export const showRefusal = refusalHandler({
  toast: (toast) => showToast({ ...toast, kind: 'error' }),
  signOut: () => void signOut(),
  goHome: () => goHome(),
  later: (then, ms) => void setTimeout(then, ms),
  now: () => performance.now(),
})
