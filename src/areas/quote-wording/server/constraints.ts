import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

export const wordingConstraints: ConstraintMessages = {
  quote_wording_title: { field: 'title', message: 'Another one has this title.' },
  quote_wording_default_is_current: {
    message: 'New quotes start with this. Make another the default first.',
  },
  quote_wording_default: {
    field: 'is_default',
    message: 'Someone else just chose another default. Reload the page.',
  },
}
