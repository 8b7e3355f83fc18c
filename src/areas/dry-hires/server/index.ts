import { jobRatesChanged } from '#areas/jobs/server/index.ts'
import { on } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { dryHireEndpoints } from '../contract/endpoints.ts'
import { dryHireConstraints } from './constraints.ts'
import { correctDryHire, removeDryHire } from './correct-dry-hire.ts'
import { followRequirements, listDryRequirements } from './dry-hire-store.ts'
import { findAssetOnHire } from './hired-store.ts'
import { presentHire, readHiresOfJobs } from './read-dry-hires.ts'
import { recordOffHire } from './record-off-hire.ts'
import { recordOnHire } from './record-on-hire.ts'

export { type HireLine, type PricedHire, lockHiresToBill, readHiresOfJobs } from './read-dry-hires.ts'
export { recordOffHire } from './record-off-hire.ts'
export { recordOnHire } from './record-on-hire.ts'

export const dryHiresArea = serverArea({
  endpoints: dryHireEndpoints,

  handlers: ({ db, clock, records }) => ({
    listDryHires: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'job', id)
      return (await readHiresOfJobs(db, [id], clock.today())).map(presentHire)
    },
    listDryRequirements: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'job', id)
      return listDryRequirements(db, id)
    },
    recordOnHire: ({ change, params, body }) => recordOnHire(change, params.id, body),
    recordOffHire: ({ change, params, body }) => recordOffHire(change, params.id, body),
    correctDryHire: ({ change, params, body }) => correctDryHire(change, params.id, body),
    removeDryHire: async ({ change, params, body }) => {
      await removeDryHire(change, params.id, body)
      return {}
    },
    getAssetOnHire: async ({ viewer, params: { id } }) => {
      await records.mustRead(db, viewer, 'asset', id)
      return (await findAssetOnHire(db, id)) ?? null
    },
  }),

  subscriptions: [on(jobRatesChanged, (change, { job_id }) => followRequirements(change.tx, job_id))],

  constraints: dryHireConstraints,
})
