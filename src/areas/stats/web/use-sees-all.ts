import { useCallback } from 'react'
import { useViewer } from '#platform/web/calls/session.ts'
import type { Permission } from '#shared/permissions.ts'

export type SeesAll = (right: Permission) => boolean

/** Whether the viewer has a right for all records: a list of their own ones is not what is behind a figure. */
export function useSeesAll(): SeesAll {
  const { permissions } = useViewer()
  return useCallback((right) => permissions[right] === 'all', [permissions])
}
