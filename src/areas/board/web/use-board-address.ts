import { useMemo } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { melbourneDate } from '#shared/local-date.ts'
import { useNow } from '#ui/use-now.ts'
import type { BoardDays, BoardRows } from '../contract/choices.ts'
import { beginOf, datesFrom } from '../rules/days.ts'

interface Asked {
  from?: string
  days?: BoardDays
  rows?: BoardRows
  depot?: number
  search?: string
}

/** What the board shows, as its address says, and how to change that. */
export function useBoardAddress() {
  const asked = useSearch({ strict: false }) as Asked
  const navigate = useNavigate()
  const today = melbourneDate(useNow())
  const { days = '14', rows = 'machines', depot, search = '' } = asked
  const from = beginOf(asked.from ?? today, days)
  const set = (change: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...change })) as never,
      replace: true,
    })
  return {
    from,
    days,
    rows,
    depot,
    search,
    today,
    dates: useMemo(() => datesFrom(from, days), [from, days]),
    set,
  }
}
export type BoardAddress = ReturnType<typeof useBoardAddress>
