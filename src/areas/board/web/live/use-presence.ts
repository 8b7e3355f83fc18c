import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { boardEndpoints } from '../../contract/endpoints.ts'
import type { Present } from '../../contract/presence.ts'
import type { Scale } from '../../rules/scale.ts'

/** How often a browser says that it is still there, in milliseconds. */
export const beat = 20_000

const none: readonly Present[] = []

/** Somebody else at a cell of a row. */
export interface Holder {
  user_id: number
  name: string
  column: number
}

/** Who else has the board open, and by row where they are at one of its cells. */
export function usePresence(scale: Scale) {
  const books = useMay()('scheduler:write')
  const query = read(boardEndpoints.listPresent, {})
  const { data: present = none } = useQuery({
    ...query,
    // Someone who drops a booking has just gone to it: the board would wait for this.
    meta: { ...query.meta, isApart: true },
    enabled: books,
    refetchInterval: 2 * beat,
  })
  const holders = useMemo(() => {
    const byRow = new Map<string, Holder[]>()
    for (const { user_id, name, row: key, date: day } of present) {
      const column = day === null ? -1 : scale.dates.indexOf(day)
      if (key === null || column < 0) continue
      byRow.set(key, [...(byRow.get(key) ?? []), { user_id, name, column }])
    }
    return byRow
  }, [present, scale])
  return { present, holders }
}
