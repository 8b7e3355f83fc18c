import { searchList } from '#platform/web/lists/search-list.ts'
import { checklistEndpoints } from '../contract/endpoints.ts'
import { checklistKindWords } from '../rules/checklist-words.ts'
import { checklistPaths } from './checklist-paths.ts'

export const search = searchList(checklistEndpoints.listChecklists, ({ id, name, kind }) => ({
  label: name,
  hint: checklistKindWords[kind],
  to: checklistPaths.template(id),
}))
