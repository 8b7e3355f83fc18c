import { forbidden } from '#platform/contract/app-error.ts'
import { serverArea } from '#platform/server/platform.ts'
import { activityLogEndpoints } from '../contract/endpoints.ts'
import { listActions, listActors, listHistory } from './log-store.ts'
import { presentEntries, readableOf, readableTypes } from './present-entries.ts'
import { readActivity } from './read-activity.ts'

export { readActivity } from './read-activity.ts'
export { readLatest } from './read-latest.ts'

export const activityLogArea = serverArea({
  endpoints: activityLogEndpoints,

  handlers: ({ db, records }) => ({
    listActivity: ({ viewer, query }) => readActivity(db, viewer, records, query),
    activityChoices: async ({ viewer }) => {
      const types = readableTypes(viewer, records)
      return {
        record_types: types
          .map(({ type, title }) => ({ type, title }))
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
        people: await listActors(db, viewer),
        actions: await listActions(db, viewer, types),
      }
    },
    recordHistory: async ({ viewer, params, query }) => {
      const { record } = await records.mustRead(db, viewer, params.record_type, params.record_id)
      const readable = readableOf(viewer, record, params.record_id)
      if (readable.parts?.length === 0) throw forbidden()
      const rows = await listHistory(db, readable, params.record_id, query)
      return presentEntries(db, viewer, records, rows, query.limit)
    },
  }),
})
