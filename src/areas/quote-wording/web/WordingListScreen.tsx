import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { type ListState, useList } from '#platform/web/lists/use-list.ts'
import { reasonOf } from '#shared/allowed.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { type WordingKind, wordingDocuments } from '../contract/choices.ts'
import type { WordingRow } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels } from '../rules/wording-labels.ts'
import { wordingCan } from '../rules/wording-rules.ts'
import { wordingCalls } from './wording-calls.ts'
import { wordingPaths } from './wording-paths.ts'
import { wordingRecords } from './wording-records.ts'

const column = columnsOf<WordingRow>()

const columnsFor = (kind: WordingKind) => [
  column.link('title', wordingLabels.title, ({ id }) => wordingPaths[kind].edit(id), { sort: true }),
  ...(kind === 'terms'
    ? [
        column.custom('applies_to', wordingLabels.applies_to, ({ applies_to }) =>
          applies_to.map((one) => wordingDocumentWords[one]).join(', '),
        ),
      ]
    : []),
  column.custom(
    'is_default',
    wordingLabels.is_default,
    ({ is_default }) => (is_default ? wordingLabels.is_default : ''),
    {
      slot: 'detail',
    },
  ),
  column.number('revision', wordingLabels.revision),
  column.date('effective_from', wordingLabels.effective_from),
  column.instant('updated_at', wordingLabels.updated_at, { sort: true }),
]
const columns = { terms: columnsFor('terms'), footer: columnsFor('footer') }
const documentOptions = optionsOf(wordingDocuments, wordingDocumentWords)
const empty = {
  terms: 'Write your terms once, and choose them on each quote. Invoices and dockets print their default.',
  footer: 'Write the words that end each quote, such as your thanks, and choose them on each quote.',
}

/** Current or archived terms and conditions. */
export function TermsListScreen({ archived }: { archived?: boolean }) {
  const list = useList(wordingCalls.terms.list, { archived, sort: 'title' })
  return <WordingList kind="terms" list={list} />
}

/** Current or archived quote footers. */
export function FooterListScreen({ archived }: { archived?: boolean }) {
  const list = useList(wordingCalls.footer.list, { archived, sort: 'title' })
  return <WordingList kind="footer" list={list} />
}

type WordingListState = ListState<WordingRow> &
  Pick<ReturnType<typeof useList<typeof wordingCalls.terms.list>>, 'query' | 'set' | 'filter'>

function WordingList({ kind, list }: { kind: WordingKind; list: WordingListState }) {
  return (
    <RecordList
      record={wordingRecords[kind]}
      list={list}
      columns={columns[kind]}
      nameOf={({ title }) => title}
      empty={empty[kind]}
      search="Title"
      filters={
        kind === 'terms' && (
          <FilterSelect
            {...list.filter('applies_to')}
            label={wordingLabels.applies_to}
            options={documentOptions}
          />
        )
      }
      exporting={wordingCalls[kind].export}
      whyNotArchive={(row) => (row.archived_at ? undefined : reasonOf(wordingCan.archive(row)))}
    />
  )
}
