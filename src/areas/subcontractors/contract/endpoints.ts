import * as z from 'zod'
import { endpoint, idParams, listQuery, version } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { reasonLabels } from '#shared/labels.ts'
import { subcontractorStatuses } from './choices.ts'
import { Subcontractor, SubcontractorInput, SubcontractorPatch, SubcontractorRow } from './subcontractor.ts'

const topic = 'subcontractor'

export const subcontractorFilters = listQuery(['name'], 'name').extend({
  status: z.enum(subcontractorStatuses).optional(),
})
export type SubcontractorFilters = z.output<typeof subcontractorFilters>

export const subcontractorEndpoints = {
  listSubcontractors: endpoint({
    method: 'GET',
    path: '/api/subcontractors',
    permission: 'subcontractors:read',
    summary: 'List subcontractors.',
    topic,
    list: true,
    query: subcontractorFilters,
    output: SubcontractorRow,
  }),
  getSubcontractor: endpoint({
    method: 'GET',
    path: '/api/subcontractors/:id',
    permission: 'subcontractors:read',
    summary: 'One subcontractor.',
    topic,
    params: idParams,
    output: Subcontractor,
  }),
  createSubcontractor: endpoint({
    method: 'POST',
    path: '/api/subcontractors',
    permission: 'subcontractors:write',
    summary: 'Make a subcontractor; it waits for approval.',
    topic,
    body: SubcontractorInput,
    output: Subcontractor,
    message: 'Subcontractor saved.',
  }),
  editSubcontractor: endpoint({
    method: 'PATCH',
    path: '/api/subcontractors/:id',
    permission: 'subcontractors:write',
    summary: 'Change fields of a subcontractor.',
    topic,
    params: idParams,
    body: SubcontractorPatch,
    output: Subcontractor,
    message: 'Subcontractor saved.',
  }),
  approveSubcontractor: endpoint({
    method: 'POST',
    path: '/api/subcontractors/:id/approve',
    permission: 'subcontractors:approve',
    summary: 'Approve a subcontractor, or take one back that was suspended.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional() }),
    output: Subcontractor,
    message: 'Subcontractor approved.',
  }),
  suspendSubcontractor: endpoint({
    method: 'POST',
    path: '/api/subcontractors/:id/suspend',
    permission: 'subcontractors:approve',
    summary: 'Give a subcontractor no more work until it is approved again.',
    topic,
    params: idParams,
    body: z.object({ version: version.optional(), reason: text(reasonLabels.reason, { max: 200 }) }),
    output: Subcontractor,
    message: 'Subcontractor suspended.',
  }),
}
