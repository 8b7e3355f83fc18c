import { richText } from '#shared/rich-text.ts'
import type { WordingInput } from '../contract/wording.ts'

/** Initial values of new terms or a new footer. */
export const newWording: WordingInput = {
  title: '',
  body: { ...richText(''), content: [{ type: 'paragraph' }] },
  applies_to: ['quote'],
  is_default: 0,
}
