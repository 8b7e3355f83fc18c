import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { reasonOf } from '#shared/allowed.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { footerQuery, termsQuery } from './queries.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingFieldWords } from './wording-field-words.ts'
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
  const { record_type } = wordingCalls[kind]
  return (
    <RecordScreen
      record={wordingRecords[kind]}
      shown={wording}
      title={wording.title}
      hint={`Version ${wording.revision}`}
      badges={wording.is_default ? <StatusBadge status="Default" tone="info" /> : undefined}
      whyNotArchive={wording.archived_at ? undefined : reasonOf(wordingCan.archive(wording))}
      summary={<WordingSummary kind={kind} wording={wording} />}
      panels={(locks) => ({
        details: <EditTab form={wordingForms[kind]} record={wording} locks={locks} />,
        versions: <WordingVersions kind={kind} id={wording.id} />,
        ...commonTabs(record_type, wording.id, { canWrite: locks.canWrite, words: wordingFieldWords }),
      })}
    />
  )
}
