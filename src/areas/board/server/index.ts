import { serverArea } from '#platform/server/platform.ts'
import { boardEndpoints } from '../contract/endpoints.ts'
import { readBoard } from './read-board.ts'

export const boardArea = serverArea({
  endpoints: boardEndpoints,

  handlers: ({ db, clock }) => ({
    getBoard: ({ viewer, query }) => readBoard(db, viewer, query, clock.today()),
  }),
})
