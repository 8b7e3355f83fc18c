import { serverArea } from '#platform/server/platform.ts'
import { boardEndpoints } from '../contract/endpoints.ts'
import { openPresence } from './presence.ts'
import { readBoard } from './read-board.ts'

export const boardArea = serverArea({
  endpoints: boardEndpoints,

  handlers: ({ db, write }) => {
    const presence = openPresence()
    return {
      getBoard: ({ viewer, query }) => readBoard(db, viewer, query),
      listPresent: ({ viewer }) => Promise.resolve(presence.others(viewer)),
      notePresence: async ({ viewer, body }) => {
        if (presence.note(viewer, body))
          await write(viewer, async (change) => change.live('board_presence', viewer.user_id ?? 0))
        return {}
      },
    }
  },
})
