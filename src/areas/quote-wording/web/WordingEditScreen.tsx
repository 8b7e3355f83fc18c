import { useSuspenseQuery } from '@tanstack/react-query'
import { PlainRecordScreen } from '#areas/documents/web/index.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { reasonOf } from '#shared/allowed.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { footerQuery, termsQuery } from './queries.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingForms } from './WordingForm.tsx'
import { wordingRecords } from './wording-records.ts'
import { WordingVersions } from './WordingVersions.tsx'
import { WordingSummary } from './WordingSummary.tsx'

export function TermsEditScreen() {
  const { data } = useSuspenseQuery(termsQuery(useRecordId()))
  return <WordingScreen kind="terms" wording={data} />
}

export function FooterEditScreen() {
  const { data } = useSuspenseQuery(footerQuery(useRecordId()))
  return <WordingScreen kind="footer" wording={data} />
}

/** Terms or a footer with its tabs. */
function WordingScreen({ kind, wording }: { kind: WordingKind; wording: Wording }) {
  return (
    <PlainRecordScreen
      type={wordingCalls[kind].record_type}
      record={wordingRecords[kind]}
      form={wordingForms[kind]}
      shown={wording}
      title={wording.title}
      hint={`Version ${wording.revision}`}
      badges={wording.is_default ? <StatusBadge status="Default" tone="info" /> : undefined}
      whyNotArchive={wording.archived_at ? undefined : reasonOf(wordingCan.archive(wording))}
      summary={<WordingSummary kind={kind} wording={wording} />}
      panels={() => ({ versions: <WordingVersions kind={kind} id={wording.id} /> })}
    />
  )
}
