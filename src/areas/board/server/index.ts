import { serverArea } from '#platform/server/platform.ts'
import { boardEndpoints } from '../contract/endpoints.ts'
import { fillEndpoints } from '../contract/fill/endpoints.ts'
import { fillJob } from './fill/fill-job.ts'
import { readFillSheet, readRowCandidates } from './fill/read-fill.ts'
import { readBoard } from './read-board.ts'

export const boardArea = serverArea({
  endpoints: { ...boardEndpoints, ...fillEndpoints },

  handlers: ({ db, clock }) => ({
    getBoard: ({ viewer, query }) => readBoard(db, viewer, query, clock.today()),
    getFillSheet: ({ params }) => readFillSheet(db, params.id, clock.today()),
    listRowCandidates: ({ viewer, params, query }) =>
      readRowCandidates(db, viewer, { ...query, job_id: params.id, today: clock.today() }),
    fillJob: async ({ change, params, body }) => {
      await fillJob(change, params.id, body)
      return readFillSheet(change.tx, params.id, change.today)
    },
  }),
})
