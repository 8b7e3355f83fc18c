import { showToast } from '#ui/toasts/toast-store.ts'
import { refusalHandler } from './refusal-handler.ts'
import { signOut } from '../calls/session.ts'

let goHome = (): void => location.assign('/dashboard')

/** The router registers its way home, so that the page need not reload. */
export const goHomeBy = (way: () => void): void => {
  goHome = way
}

/** Shows an error and returns what is left for the caller: `fields` to mark, a message to put next to the action. */
export const showRefusal = refusalHandler({
  toast: (toast) => showToast({ ...toast, kind: 'error' }),
  signOut: () => void signOut(),
  goHome: () => goHome(),
  later: (then, ms) => void setTimeout(then, ms),
  now: () => performance.now(),
})
