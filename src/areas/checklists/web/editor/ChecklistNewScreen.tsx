import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { ChecklistInput } from '../../contract/checklist.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistNoun } from '../../rules/checklist-labels.ts'
import { checkItems } from '../../rules/checklist-rules.ts'
import { checklistPaths } from '../checklist-paths.ts'
import { ChecklistFields } from './ChecklistFields.tsx'
import { newChecklist } from './new-checklist.ts'

export function ChecklistNewScreen() {
  const navigate = useNavigate()
  const create = useCreate(checklistEndpoints.createChecklist, {
    schema: ChecklistInput,
    empty: newChecklist,
    together: checkItems,
    saved: ({ name }) => `${name} saved`,
    onSaved: ({ id }) => navigate({ href: checklistPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={checklistNoun} list={checklistPaths.templates} create={create}>
      <ChecklistFields />
    </NewRecordScreen>
  )
}
