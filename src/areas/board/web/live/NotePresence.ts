import { useEffect } from 'react'
import { call } from '#platform/web/calls/api.ts'
import { boardEndpoints } from '../../contract/endpoints.ts'
import { columnsOf, dateOf, type Scale, withinColumns } from '../../rules/scale.ts'
import { type CursorStore, useCursor } from '../keys/cursor-store.ts'
import { beat } from './use-presence.ts'

/** How long the cursor rests on a cell before others are told. */
const restMs = 250

/** Tells the others where this person is. Apart from the board, which is not drawn again wherever the cursor goes. */
export function NotePresence({ cursor, scale }: { cursor: CursorStore; scale: Scale }) {
  const at = useCursor(cursor)
  const row = at && !at.isStart ? at.key : null
  const date = at && row !== null ? dateOf(scale, withinColumns(at.column, columnsOf(scale))) : null

  useEffect(() => {
    const body = { row, date }
    // Nobody misses it if it does not get through.
    const note = () => void call(boardEndpoints.notePresence, { body }).catch(() => {})
    const rest = setTimeout(note, restMs)
    const timer = setInterval(note, beat)
    return () => {
      clearTimeout(rest)
      clearInterval(timer)
    }
  }, [row, date])
  useEffect(
    () => () => {
      const body = { row: null, date: null, is_leaving: 1 } as const
      void call(boardEndpoints.notePresence, { body }).catch(() => {})
    },
    [],
  )
  return null
}
