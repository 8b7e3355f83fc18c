import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorNoun } from '../rules/subcontractor-labels.ts'
import { subcontractorPaths } from './subcontractor-paths.ts'
import { newSubcontractor } from './new-subcontractor.ts'
import { SubcontractorForm } from './SubcontractorForm.tsx'

export function SubcontractorNewScreen() {
  const navigate = useNavigate()
  const create = useCreate(subcontractorEndpoints.createSubcontractor, {
    schema: SubcontractorInput,
    empty: newSubcontractor,
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: subcontractorPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={subcontractorNoun} list={subcontractorPaths.list} create={create}>
      <SubcontractorForm isNew />
    </NewRecordScreen>
  )
}
