import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, read } from '#platform/web/calls/api.ts'
import { onStreamRefused } from '#platform/web/calls/live.ts'
import { sessionUser, updateSession } from '#platform/web/calls/session.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { isUnanswered } from '#platform/web/calls/refusal.ts'
import { accountEndpoints } from '../contract/endpoints.ts'

/**
 * Keeps the browser's copy of the person current: an administrator may have changed their role's rights, or
 * ended the session, in which case nothing may stay on screen.
 */
export function KeepSession() {
  const { data } = useQuery(read(accountEndpoints.getSession, {}))
  useEffect(() => {
    if (data) updateSession(data)
  }, [data])
  useEffect(() => onStreamRefused(() => void askWhetherSignedIn()), [])
  return null
}

async function askWhetherSignedIn(): Promise<void> {
  if (!sessionUser()) return
  try {
    await call(accountEndpoints.getSession, {})
  } catch (error) {
    // A server that is briefly unavailable says nothing about the session.
    if (!isUnanswered(error)) showRefusal(error)
  }
}
