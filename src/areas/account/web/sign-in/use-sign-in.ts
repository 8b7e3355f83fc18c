import { useNavigate, useSearch } from '@tanstack/react-router'
import { landingOf } from '#platform/web/guard/admit.ts'
import { startSession } from '#platform/web/calls/session.ts'
import type { SessionUser } from '#platform/contract/session.ts'

/** Keeps the session and goes where the person was stopped, or to the home of their role (specification, section 2). */
export function useSignIn(): (user: SessionUser) => Promise<void> {
  const navigate = useNavigate()
  const { next } = useSearch({ strict: false }) as { next?: string }
  return async (user) => {
    startSession(user)
    await navigate({ href: landingOf(user, next, location.origin), replace: true })
  }
}
