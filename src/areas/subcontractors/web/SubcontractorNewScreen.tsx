import type * as z from 'zod'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorNoun } from '../rules/subcontractor-labels.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'
import { SubcontractorForm } from './SubcontractorForm.tsx'

/** A new subcontractor's initial values: the table's defaults, and Victoria, where nearly all of them are. */
const newSubcontractor: Partial<z.input<typeof SubcontractorInput>> = {
  name: '',
  abn: '',
  state: 'VIC',
  payment_terms: '30',
  gst_registered: 1,
  is_owner_driver: 0,
}

export function SubcontractorNewScreen() {
  return (
    <CreateScreen
      noun={subcontractorNoun}
      list={subcontractorPaths.list}
      endpoint={subcontractorEndpoints.createSubcontractor}
      schema={SubcontractorInput}
      empty={newSubcontractor}
      saved={({ name }) => `${name} saved`}
      openAt={subcontractorPaths.edit}
    >
      <SubcontractorForm isNew />
    </CreateScreen>
  )
}
