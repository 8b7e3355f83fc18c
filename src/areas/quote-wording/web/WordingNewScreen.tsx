import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { richText } from '#shared/rich-text.ts'
import type { WordingKind } from '../contract/choices.ts'
import { type WordingInput, wordingInput } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingPaths } from './wording-paths.ts'
import { WordingForm } from './WordingForm.tsx'

/** Initial values of new terms or a new footer. */
const newWording: WordingInput = {
  title: '',
  body: { ...richText(''), content: [{ type: 'paragraph' }] },
  applies_to: ['quote'],
  is_default: 0,
}

export const TermsNewScreen = () => <WordingNewScreen kind="terms" />
export const FooterNewScreen = () => <WordingNewScreen kind="footer" />

const schemas = { terms: wordingInput('terms'), footer: wordingInput('footer') }

function WordingNewScreen({ kind }: { kind: WordingKind }) {
  const paths = wordingPaths[kind]
  return (
    <CreateScreen
      noun={wordingNouns[kind]}
      list={paths.list}
      endpoint={wordingCalls[kind].create}
      schema={schemas[kind]}
      empty={newWording}
      saved={({ title }) => `${title} saved`}
      openAt={paths.edit}
    >
      <WordingForm kind={kind} isNew />
    </CreateScreen>
  )
}
