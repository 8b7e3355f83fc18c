import { useCallback, useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import type { BoardColours, BoardDays, BoardRows } from '../contract/choices.ts'
import { beginOf, datesFrom } from '../rules/days.ts'
import type { BoardFilters } from '../rules/filters.ts'

export interface BoardSearch extends BoardFilters {
  from?: string | undefined
  days?: BoardDays | undefined
  rows?: BoardRows | undefined
  colours?: BoardColours | undefined
  search?: string | undefined
}

/** What the board shows, as its address says, and how to change that. */
export function useBoardAddress() {
  const asked = useSearch({ strict: false }) as BoardSearch
  const navigate = useNavigate()
  const today = melbourneDate(useNow())
  const { days = '14', rows = 'machines', colours = 'status', search = '' } = asked
  const from = beginOf(asked.from ?? today, days)
  const set = useCallback(
    (change: BoardSearch) =>
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, ...change })) as never,
        replace: true,
      }),
    [navigate],
  )
  const dates = useMemo(() => datesFrom(from, days), [from, days])
  // The same for as long as it is, so that what shows it is not drawn again with every booking.
  return useMemo(
    () => ({ asked, from, days, rows, colours, search, today, dates, set }),
    [asked, from, days, rows, colours, search, today, dates, set],
  )
}
export type BoardAddress = ReturnType<typeof useBoardAddress>
