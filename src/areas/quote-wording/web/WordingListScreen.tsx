import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { type ListState, useList } from '#platform/web/lists/use-list.ts'
import { reasonOf } from '#shared/allowed.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { type WordingKind, wordingDocuments } from '../contract/choices.ts'
import type { WordingRow } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels } from '../rules/wording-labels.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingColumns } from './wording-columns.tsx'
import { wordingRecord } from './wording-records.ts'

const records = { terms: wordingRecord('terms'), footer: wordingRecord('footer') }
const columns = { terms: wordingColumns('terms'), footer: wordingColumns('footer') }
const documentOptions = optionsOf(wordingDocuments, wordingDocumentWords)
const empty = {
  terms: 'Write your terms once, and choose them on each quote. Invoices and dockets print their default.',
  footer: 'Write the words that end each quote, such as your thanks, and choose them on each quote.',
}

/** Current or archived terms and conditions. */
export function TermsListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(wordingCalls.terms.list, { archived, sort: 'title' })
  return <WordingList kind="terms" list={list} />
}

/** Current or archived quote footers. */
export function FooterListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(wordingCalls.footer.list, { archived, sort: 'title' })
  return <WordingList kind="footer" list={list} />
}

type WordingListState = ListState<WordingRow> &
  Pick<ReturnType<typeof useList<typeof wordingCalls.terms.list>>, 'query' | 'set'>

function WordingList({ kind, list }: { kind: WordingKind; list: WordingListState }) {
  return (
    <RecordList
      record={records[kind]}
      list={list}
      columns={columns[kind]}
      nameOf={({ title }) => title}
      empty={empty[kind]}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Title">
          {kind === 'terms' && (
            <FilterSelect
              {...filterOf({ query: list.query, onChange: list.set })('applies_to')}
              label={wordingLabels.applies_to}
              options={documentOptions}
            />
          )}
        </FilterBar>
      }
      exporting={<ExportMenu endpoint={wordingCalls[kind].export} query={list.query} />}
      whyNotArchive={(row) => (row.archived_at ? undefined : reasonOf(wordingCan.archive(row)))}
    />
  )
}
