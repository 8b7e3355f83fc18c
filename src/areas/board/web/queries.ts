import { read } from '#platform/web/calls/api.ts'
import type { BoardDays } from '../contract/choices.ts'
import { boardEndpoints } from '../contract/endpoints.ts'

export const boardQuery = (from: string, days: BoardDays) =>
  read(boardEndpoints.getBoard, { query: { from, days } })
