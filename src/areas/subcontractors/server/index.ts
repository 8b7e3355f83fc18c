import { findEditable } from '#platform/server/change/record-registry.ts'
import { serverArea } from '#platform/server/platform.ts'
import { may } from '#platform/server/sessions/viewer.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { subcontractorConstraints } from './constraints.ts'
import { createSubcontractor } from './create-subcontractor.ts'
import { editSubcontractor } from './edit-subcontractor.ts'
import { hiddenSubcontractorFields } from './present-subcontractor.ts'
import { readSubcontractor } from './read-subcontractor.ts'
import { approveSubcontractor, suspendSubcontractor } from './set-approval.ts'
import { findSubcontractor, findSubcontractorName, listSubcontractors } from './subcontractor-store.ts'

export { createSubcontractor } from './create-subcontractor.ts'
export { approveSubcontractor } from './set-approval.ts'

export const subcontractorsArea = serverArea({
  endpoints: subcontractorEndpoints,

  handlers: ({ db }) => ({
    listSubcontractors: ({ viewer, query }) => listSubcontractors(db, viewer, query),
    getSubcontractor: ({ viewer, params }) => readSubcontractor(db, viewer, params.id),
    createSubcontractor: async ({ change, body }) => {
      const { id } = await createSubcontractor(change, body)
      return readSubcontractor(change.tx, change.viewer, id)
    },
    editSubcontractor: async ({ change, params, body }) => {
      await editSubcontractor(change, params.id, body)
      return readSubcontractor(change.tx, change.viewer, params.id)
    },
    approveSubcontractor: async ({ change, params, body }) => {
      await approveSubcontractor(change, params.id, body.version)
      return readSubcontractor(change.tx, change.viewer, params.id)
    },
    suspendSubcontractor: async ({ change, params, body }) => {
      await suspendSubcontractor(change, params.id, body.reason, body.version)
      return readSubcontractor(change.tx, change.viewer, params.id)
    },
  }),

  records: [
    {
      type: 'subcontractor',
      title: 'Subcontractor',
      find: findEditable('subcontractors:read', findSubcontractor, subcontractorCan),
      readRight: 'subcontractors:read',
      mayWrite: (viewer) => may(viewer, 'subcontractors:write'),
      hiddenFields: hiddenSubcontractorFields,
      // An asset or driver shows its subcontractor even to people who see no subcontractors.
      nameOf: async (db, id) => (await findSubcontractorName(db, id))?.name,
      references: { approved_by: 'user' },
    },
  ],

  constraints: subcontractorConstraints,
})
