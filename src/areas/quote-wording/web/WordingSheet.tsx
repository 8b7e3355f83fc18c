import type { RichText } from '#shared/rich-text.ts'
import { TextSheet } from '#ui/document/TextSheet.tsx'
import type { WordingKind } from '../contract/choices.ts'

/** How terms or a footer look on a quote. */
export const WordingSheet = ({ kind, body }: { kind: WordingKind; body: RichText }) => (
  <TextSheet label="As printed" heading={kind === 'terms' ? 'Terms and conditions' : null} text={body} />
)
