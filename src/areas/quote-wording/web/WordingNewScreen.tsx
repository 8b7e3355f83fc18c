import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { richText } from '#shared/rich-text.ts'
import type { WordingInput } from '../contract/wording.ts'
import { wordingRecords } from './wording-records.ts'
import { wordingForms } from './WordingForm.tsx'

/** Initial values of new terms or a new footer. */
const empty: WordingInput = {
  title: '',
  body: { ...richText(''), content: [{ type: 'paragraph' }] },
  applies_to: ['quote'],
  is_default: 0,
}

export const TermsNewScreen = () => (
  <CreateScreen record={wordingRecords.terms} form={wordingForms.terms} empty={empty} />
)
export const FooterNewScreen = () => (
  <CreateScreen record={wordingRecords.footer} form={wordingForms.footer} empty={empty} />
)
