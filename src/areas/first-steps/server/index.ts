import { serverArea } from '#platform/server/platform.ts'
import { firstStepsEndpoints } from '../contract/endpoints.ts'
import { firstStepsRecord, saveFirstSteps } from './first-steps-store.ts'
import { readFirstSteps } from './read-first-steps.ts'

export { saveFirstSteps } from './first-steps-store.ts'

export const firstStepsArea = serverArea({
  endpoints: firstStepsEndpoints,

  handlers: ({ db }) => ({
    getFirstSteps: () => readFirstSteps(db),
    saveFirstSteps: async ({ change, body }) => {
      await saveFirstSteps(change, body)
      return readFirstSteps(change.tx)
    },
  }),

  records: [firstStepsRecord],
})
