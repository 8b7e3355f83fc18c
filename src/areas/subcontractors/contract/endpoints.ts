import * as z from 'zod'
import { exportQuery, listQuery, notExported, version } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { recordEndpoints } from '#platform/contract/record-endpoints.ts'
import { reasonLabels } from '#shared/labels.ts'
import { subcontractorStatuses } from './choices.ts'
import { subcontractorNoun } from '../rules/subcontractor-labels.ts'
import { Subcontractor, SubcontractorInput, SubcontractorPatch, SubcontractorRow } from './subcontractor.ts'

const subcontractors = recordEndpoints({
  noun: subcontractorNoun,
  path: '/api/subcontractors',
  topic: 'subcontractor',
  rights: { read: 'subcontractors:read', write: 'subcontractors:write', export: 'subcontractors:export' },
})

export const subcontractorFilters = listQuery(['name'], 'name').extend({
  status: z.enum(subcontractorStatuses).optional(),
})
export type SubcontractorFilters = z.output<typeof subcontractorFilters>
/** What narrows a list or an export. */
export type SubcontractorNarrowing = Omit<SubcontractorFilters, keyof typeof notExported>

export const subcontractorEndpoints = {
  listSubcontractors: subcontractors.list({ query: subcontractorFilters, output: SubcontractorRow }),
  exportSubcontractors: subcontractors.export({
    query: subcontractorFilters.omit(notExported).extend(exportQuery),
  }),
  getSubcontractor: subcontractors.get({ output: Subcontractor }),
  createSubcontractor: subcontractors.create({
    summary: 'Add a subcontractor, to be approved.',
    body: SubcontractorInput,
    output: Subcontractor,
  }),
  editSubcontractor: subcontractors.edit({ body: SubcontractorPatch, output: Subcontractor }),
  approveSubcontractor: subcontractors.action('approve', {
    permission: 'subcontractors:approve',
    summary: 'Approve a subcontractor, or lift its suspension.',
    body: z.object({ version: version.optional() }),
    output: Subcontractor,
    message: 'Subcontractor approved.',
  }),
  suspendSubcontractor: subcontractors.action('suspend', {
    permission: 'subcontractors:approve',
    summary: 'Suspend a subcontractor until approved again.',
    body: z.object({ version: version.optional(), reason: text(reasonLabels.reason, { max: 200 }) }),
    output: Subcontractor,
    message: 'Subcontractor suspended.',
  }),
  archiveSubcontractors: subcontractors.archiveMany(),
  restoreSubcontractors: subcontractors.restoreMany(),
}
