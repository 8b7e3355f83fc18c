import type { FieldErrors } from '#platform/contract/app-error.ts'
import type { Allowed } from '#shared/allowed.ts'
import type { ChecklistItemInput } from '../contract/checklist.ts'
import { answerChoices } from './answers.ts'

interface State {
  archived_at: string | null
}
/** What may be done with a template; shared by server and buttons. A string says why not. */
export const checklistCan = {
  edit: (checklist: State): Allowed =>
    checklist.archived_at ? 'Restore this checklist to change it.' : true,
  archive: (checklist: State): Allowed =>
    checklist.archived_at ? 'This checklist is already archived.' : true,
  restore: (checklist: State): Allowed => (checklist.archived_at ? true : 'This checklist is not archived.'),
}

/** What an item’s fields must be together, by path; only an answer by choice can fail. */
export function checkItems({
  items = [],
}: {
  items?: readonly Partial<ChecklistItemInput>[] | undefined
}): FieldErrors {
  const errors: Record<string, string> = {}
  items.forEach(({ answer_type = 'ok_fail_na', about, is_critical, photo_on_fail }, at) => {
    const canFail = answerChoices[answer_type] !== undefined
    if (is_critical && !canFail)
      errors[`items.${at}.is_critical`] = 'Only an item answered OK / Fail or Yes / No can be critical.'
    if (photo_on_fail && !canFail)
      errors[`items.${at}.photo_on_fail`] = 'Only an item answered OK / Fail or Yes / No can fail.'
    else if (photo_on_fail && about === 'driver')
      errors[`items.${at}.photo_on_fail`] = 'Only a fail of the machine takes a photo.'
  })
  return errors
}
