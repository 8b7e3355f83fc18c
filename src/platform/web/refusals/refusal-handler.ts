import { Refusal } from '../calls/refusal.ts'
import { type Showing, showingOf } from './refusal-showing.ts'

export interface RefusalEffects {
  toast: (toast: { message: string; ms: number }) => void
  signOut: () => void
  goHome: () => void
  /** Runs `then` after `ms` milliseconds. */
  later: (then: () => void, ms: number) => void
  now: () => number
}

/**
 * Shows refusals, each once: a call that began before the same message was last shown failed in parallel, and
 * stays silent. Nothing is shown once signing out has begun.
 */
export function refusalHandler(effects: RefusalEffects): typeof showingOf {
  const shownAt = new Map<string, number>()
  let isLeaving = false

  return (error, at): Showing => {
    const showing = showingOf(error, at)
    if (!showing.toast || isLeaving) return showing
    const { message, ms } = showing.toast
    const began = error instanceof Refusal ? error.started_at : effects.now()
    if (began < (shownAt.get(message) ?? -Infinity)) return showing
    shownAt.set(message, effects.now())
    effects.toast(showing.toast)
    if (showing.next === 'home') effects.goHome()
    if (showing.next === 'sign_out') {
      isLeaving = true
      effects.later(effects.signOut, ms)
    }
    return showing
  }
}
