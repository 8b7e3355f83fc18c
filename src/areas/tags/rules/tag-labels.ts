import type { Labels } from '#shared/labels.ts'
import type { Noun } from '#shared/text.ts'
import type { TagType } from '../contract/choices.ts'

export const tagNoun: Noun = { one: 'tag', many: 'tags' }

export const tagLabels = {
  name: 'Name',
  tag_type: 'Type',
  colour_id: 'Colour',
  description: 'Description',
  drivers: 'People',
  assets: 'Assets',
} as const satisfies Labels

export const tagTypeWords = {
  competency: 'Competency',
  user: 'User',
} as const satisfies Record<TagType, string>
