import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#platform/web/api.ts'
import { updateSession } from '#platform/web/session.ts'
import { accountEndpoints } from '../contract/endpoints.ts'

/** Keeps true what this browser knows of the person: an administrator may have set what their role may do. */
export function KeepSession() {
  const { data } = useQuery(read(accountEndpoints.getSession, {}))
  useEffect(() => {
    if (data) updateSession(data)
  }, [data])
  return null
}
