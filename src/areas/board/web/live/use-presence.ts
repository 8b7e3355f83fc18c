import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { boardEndpoints } from '../../contract/endpoints.ts'
import { columnsOf, dateOf, type Scale, withinColumns } from '../../rules/scale.ts'
import { type CursorStore, useCursor } from '../keys/cursor-store.ts'

/** How often a browser says that it is still there, in milliseconds. */
const beat = 20_000
/** How long the cursor rests on a cell before others are told. */
const restMs = 250

/** Somebody else at a cell of a row. */
export interface Holder {
  user_id: number
  name: string
  column: number
}

/** Who else has the board open, by row where they are at one of its cells; and tells them where this person is. */
export function usePresence(cursor: CursorStore, scale: Scale) {
  const books = useMay()('scheduler:write')
  const { data: present = [] } = useQuery({
    ...read(boardEndpoints.listPresent, {}),
    enabled: books,
    refetchInterval: 2 * beat,
  })
  const at = useCursor(cursor)
  const row = at && !at.isStart ? at.key : null
  const date = at && row !== null ? dateOf(scale, withinColumns(at.column, columnsOf(scale))) : null

  useEffect(() => {
    if (!books) return undefined
    const body = { row, date }
    // Nobody misses it if it does not get through.
    const tell = () => void call(boardEndpoints.notePresence, { body }).catch(() => {})
    const rest = setTimeout(tell, restMs)
    const timer = setInterval(tell, beat)
    return () => {
      clearTimeout(rest)
      clearInterval(timer)
    }
  }, [books, row, date])
  useEffect(() => {
    if (!books) return undefined
    return () => {
      const body = { row: null, date: null, is_leaving: 1 } as const
      void call(boardEndpoints.notePresence, { body }).catch(() => {})
    }
  }, [books])

  const holders = new Map<string, Holder[]>()
  for (const { user_id, name, row: key, date: day } of present) {
    const column = day === null ? -1 : scale.dates.indexOf(day)
    if (key === null || column < 0) continue
    holders.set(key, [...(holders.get(key) ?? []), { user_id, name, column }])
  }
  return { present, holders }
}
