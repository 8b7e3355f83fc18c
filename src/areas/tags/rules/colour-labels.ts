import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'

export const colourNoun: Noun = { one: 'colour', many: 'colours' }

export const colourLabels = {
  name: 'Name',
  hex: 'Colour',
  text_hex: 'Text on it',
  contrast: 'Contrast',
  tags: 'Tags',
  sort: 'Sort order',
} as const satisfies Labels
