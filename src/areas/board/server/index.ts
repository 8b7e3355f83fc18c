import { serverArea } from '#platform/server/platform.ts'
import { boardEndpoints } from '../contract/endpoints.ts'
import { openPresence } from './presence.ts'
import { fillEndpoints } from '../contract/fill/endpoints.ts'
import { fillJob } from './fill/fill-job.ts'
import { readFillSheet, readRowCandidates } from './fill/read-fill.ts'
import { readBoard } from './read-board.ts'

export const boardArea = serverArea({
  endpoints: { ...boardEndpoints, ...fillEndpoints },

  handlers: ({ db, clock, records, write }) => {
    const presence = openPresence()
    return {
      getBoard: ({ viewer, query }) => readBoard(db, viewer, query, clock.today()),
      listPresent: ({ viewer }) => Promise.resolve(presence.others(viewer)),
      notePresence: async ({ viewer, body }) => {
        if (presence.note(viewer, body))
          await write(viewer, async (change) => change.live('board_presence', viewer.user_id ?? 0))
        return {}
      },
      getFillSheet: async ({ viewer, params: { id } }) => {
        await records.mustRead(db, viewer, 'job', id)
        return readFillSheet(db, viewer, id, clock.today())
      },
      listRowCandidates: async ({ viewer, params: { id }, query }) => {
        await records.mustRead(db, viewer, 'job', id)
        return readRowCandidates(db, viewer, { ...query, job_id: id, today: clock.today() })
      },
      fillJob: async ({ change, params, body }) => {
        await records.mustRead(change.tx, change.viewer, 'job', params.id)
        await fillJob(change, params.id, body)
        return readFillSheet(change.tx, change.viewer, params.id, change.today)
      },
    }
  },
})
