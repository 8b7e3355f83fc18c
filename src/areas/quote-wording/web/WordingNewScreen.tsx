import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import type { WordingKind } from '../contract/choices.ts'
import { wordingInput } from '../contract/wording.ts'
import { wordingNouns } from '../rules/wording-labels.ts'
import { newWording } from './new-wording.ts'
import { wordingCalls } from './wording-calls.ts'
import { WordingForm } from './WordingForm.tsx'
import { wordingPaths } from './wording-paths.ts'

export const TermsNewScreen = () => <WordingNewScreen kind="terms" />
export const FooterNewScreen = () => <WordingNewScreen kind="footer" />

const schemas = { terms: wordingInput('terms'), footer: wordingInput('footer') }

function WordingNewScreen({ kind }: { kind: WordingKind }) {
  const navigate = useNavigate()
  const paths = wordingPaths[kind]
  const create = useCreate(wordingCalls[kind].create, {
    schema: schemas[kind],
    empty: newWording,
    saved: ({ title }) => `${title} saved`,
    onSaved: ({ id }) => navigate({ href: paths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={wordingNouns[kind]} list={paths.list} create={create}>
      <WordingForm kind={kind} isNew />
    </NewRecordScreen>
  )
}
