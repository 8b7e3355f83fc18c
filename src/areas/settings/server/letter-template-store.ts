import { settingsStore } from '#platform/server/change/settings-store.ts'
import { standardLetters, type TemplateField } from '../rules/letter-templates.ts'

/** Letters written from now on begin with what was saved. */
export const {
  read: readLetterTemplates,
  save: saveLetterTemplates,
  record: letterTemplatesRecord,
} = settingsStore<Record<TemplateField, string>>({
  key: 'letters',
  record_type: 'letter_templates',
  title: 'Email templates',
  path: '/dashboard/settings/letters',
  rights: { read: 'settings:read', write: 'settings:company' },
  usual: standardLetters,
})
