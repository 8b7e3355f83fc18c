import { fieldWords, shown } from '#platform/web/forms/field-words.ts'
import type { ProjectInput } from '../contract/project.ts'
import { projectLabels } from '../rules/project-labels.ts'

/** How a project's fields read in conflicts and in its history. */
export const projectFieldWords = fieldWords(projectLabels satisfies Record<keyof ProjectInput, string>, {
  budget_cents: shown.money,
  start_date: shown.date,
  end_date: shown.date,
})
