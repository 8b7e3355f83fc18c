import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { ChecklistInput } from '../../contract/checklist.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { checklistNoun } from '../../rules/checklist-labels.ts'
import { checkItems } from '../../rules/checklist-rules.ts'
import { checklistPaths } from '../checklist-paths.ts'
import { ChecklistFields } from './ChecklistFields.tsx'
import { newChecklist } from './new-checklist.ts'

export function ChecklistNewScreen() {
  return (
    <CreateScreen
      noun={checklistNoun}
      list={checklistPaths.templates}
      endpoint={checklistEndpoints.createChecklist}
      schema={ChecklistInput}
      empty={newChecklist}
      together={checkItems}
      saved={({ name }) => `${name} saved`}
      openAt={checklistPaths.edit}
    >
      <ChecklistFields />
    </CreateScreen>
  )
}
