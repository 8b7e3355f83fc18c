import type { Noun } from '#shared/text.ts'

export const itemNoun: Noun = { one: 'item', many: 'items' }
