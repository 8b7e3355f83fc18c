import type { ConstraintMessages } from '#platform/server/http/database-refusal.ts'

const anotherDefault = {
  field: 'is_default',
  message: 'Someone else just chose another default. Reload the page.',
}

export const wordingConstraints: ConstraintMessages = {
  quote_wording_title: { field: 'title', message: 'Another one has this title.' },
  quote_wording_default_is_current: {
    message: 'This is the default. Make another the default first.',
  },
  quote_wording_default_counts: {
    field: 'is_default',
    message:
      'The default has to apply already. For a change on a later day, edit the present default and enter that day.',
  },
  quote_wording_applies_to: { field: 'applies_to', message: 'A footer is for quotes.' },
  quote_wording_default_quote: anotherDefault,
  quote_wording_default_invoice: anotherDefault,
  quote_wording_default_docket: anotherDefault,
}
