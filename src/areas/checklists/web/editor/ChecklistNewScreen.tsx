import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { checklistForm } from './ChecklistForm.tsx'
import { checklistRecord } from './checklist-record.ts'
import { newChecklist } from './new-checklist.ts'

export const ChecklistNewScreen = () => (
  <CreateScreen record={checklistRecord} form={checklistForm} empty={newChecklist} />
)
