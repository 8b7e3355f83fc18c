import { queryOptions } from '@tanstack/react-query'
import { call, read } from '#platform/web/calls/api.ts'
import type { BoardDays } from '../contract/choices.ts'
import { boardEndpoints } from '../contract/endpoints.ts'
import { type ReadBoard, boardOf } from '../rules/board.ts'

/** Some days of the board: read in full once, then only what has changed. */
export function boardQuery(from: string, days: BoardDays) {
  const asked = read(boardEndpoints.getBoard, { query: { from, days } })
  const queryKey = [...asked.queryKey]
  const answer = (signal: AbortSignal, since?: string) =>
    call(boardEndpoints.getBoard, { query: { from, days, since } }, { signal })
  return queryOptions({
    queryKey,
    ...(asked.meta && { meta: asked.meta }),
    // It is done by id: by place, one booking less would make all that follow it different.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<ReadBoard> => {
      const before = client.getQueryData<ReadBoard>(queryKey)
      const changed = before && boardOf(await answer(signal, before.as_of), before)
      const board = changed ?? boardOf(await answer(signal), before)
      if (!board) throw new Error('The board was not answered in full.')
      return board
    },
  })
}
