import { read } from '#platform/web/calls/api.ts'
import { dryHireEndpoints as calls } from '../contract/endpoints.ts'

export const dryHiresQuery = (job_id: number) => read(calls.listDryHires, { params: { id: job_id } })
export const dryRequirementsQuery = (job_id: number) =>
  read(calls.listDryRequirements, { params: { id: job_id } })
export const assetOnHireQuery = (asset_id: number) => read(calls.getAssetOnHire, { params: { id: asset_id } })
