import { useNavigate, useSearch } from '@tanstack/react-router'
import { landingPage } from '#platform/web/guard/admit.ts'
import { startSession } from '#platform/web/calls/session.ts'
import type { SessionUser } from '#platform/contract/session.ts'

/**
 * Stores the session and goes where the guard stopped the person, or to their role's home (specification,
 * section 2).
 */
export function useSignIn(): (user: SessionUser) => Promise<void> {
  const navigate = useNavigate()
  const { next } = useSearch({ strict: false }) as { next?: string }
  return async (user) => {
    startSession(user)
    await navigate({ href: landingPage(user, next, location.origin), replace: true })
  }
}
