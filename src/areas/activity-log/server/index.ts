import { forbidden } from '#platform/contract/app-error.ts'
import { serverArea } from '#platform/server/platform.ts'
import { activityLogEndpoints } from '../contract/endpoints.ts'
import { listActions, listActors, listHistory } from './log-store.ts'
import { mayReadHistory, presentEntries, readableTypes } from './present-entries.ts'
import { readActivity } from './read-activity.ts'

export { readActivity } from './read-activity.ts'

export const activityLogArea = serverArea({
  endpoints: activityLogEndpoints,

  handlers: ({ db, records }) => ({
    listActivity: ({ viewer, query }) => readActivity(db, viewer, records, query),
    activityChoices: async ({ viewer }) => {
      const readable = readableTypes(viewer, records)
      const types = readable.map(({ type }) => type)
      return {
        record_types: readable
          .map(({ type, title }) => ({ type, title }))
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
        people: await listActors(db, viewer),
        actions: await listActions(db, viewer, types),
      }
    },
    recordHistory: async ({ viewer, params, query }) => {
      const { record } = await records.mustRead(db, viewer, params.record_type, params.record_id)
      if (!mayReadHistory(viewer, record, params.record_id)) throw forbidden()
      const rows = await listHistory(db, params.record_type, params.record_id, query)
      return presentEntries(db, viewer, records, rows, query.limit)
    },
  }),
})
