import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { ArchiveButton, archiveAction } from '#platform/web/lists/ArchiveButton.tsx'
import { BulkActions } from '#platform/web/lists/BulkActions.tsx'
import { filtersOf } from '#platform/web/lists/list-query.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { ListActions } from '#platform/web/lists/ListActions.tsx'
import { useExport } from '#platform/web/lists/use-export.ts'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { FigureLine } from '#ui/parts/FigureLine.tsx'
import { listKeysWith } from '#ui/parts/KeyHints.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { quoteEndpoints } from '../../contract/endpoints.ts'
import type { QuoteRow } from '../../contract/quote.ts'
import { quoteNoun } from '../../rules/quote-labels.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { quoteViews } from '../../rules/quote-views.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { bulkQuoteActions } from './bulk-quote-actions.tsx'
import { hiddenAtFirst, quoteColumns } from './quote-columns.tsx'
import { QuoteFilterBar } from './QuoteFilterBar.tsx'
import { quotePaths } from '../quote-paths.ts'
import { useWhyNotQuote } from '../use-why-not-quote.ts'
import { useQuoteRowActions } from './use-quote-row-actions.tsx'
import { useArchiveQuotes } from './use-archive-quotes.ts'

const none = {
  current: {
    text: 'A quote sets out the work and the price. The client signs it on a phone, and it becomes a job.',
  },
  archived: {
    title: 'No archived quotes',
    text: 'Archiving takes a quote off the list and closes its links. You can restore it.',
  },
}

/** Current or archived quotes. */
export function QuoteListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(quoteEndpoints.listQuotes, {
    archived,
    sort: '-quote_date',
    hidden: hiddenAtFirst,
  })
  const { error, ...archiving } = useArchiveQuotes()
  const whyNot = useWhyNot()
  const mayNotWrite = whyNot('quotes:write')
  const mayNotMake = useWhyNotQuote()
  const seesPrices = useMay()('quotes:prices')
  const columns = quoteColumns(seesPrices)
  const action = archiveAction(archiving, archived)
  const can = archived ? quoteCan.restore : quoteCan.archive

  const rowActions = useQuoteRowActions()
  const { data: sums } = useQuery({
    ...read(quoteEndpoints.sumQuotes, { query: filtersOf(list.query) }),
    placeholderData: keepPreviousData,
    enabled: seesPrices,
  })
  const views = useViewTabs(quoteEndpoints.countQuoteViews, quoteViews, quotePaths.list)

  const rowMenu = (quote: QuoteRow): MenuItem[] => [
    ...rowActions.rowMenu(quote),
    {
      label: action.label,
      icon: action.icon,
      danger: !archived,
      disabledReason: mayNotWrite ?? reasonOf(can(quote)),
      run: () => void action.run([quote.id], quote.quote_no),
    },
  ]
  const newQuote = !mayNotWrite && (
    <NewButton to={quotePaths.create} variant="primary" disabledReason={mayNotMake}>
      New quote
    </NewButton>
  )
  const exportsOwn = useViewer().permissions['quotes:export'] === 'own'
  const exporting = useExport({
    endpoint: quoteEndpoints.exportQuotes,
    query: list.query,
    label: exportsOwn ? 'Export my quotes' : 'Export',
    help: exportsOwn ? 'Only quotes where you are the salesperson.' : undefined,
  })

  return (
    <ListScreen
      title={archived ? 'Archived quotes' : 'Quotes'}
      count={list.total}
      filtering={list}
      actions={
        <ListActions settings={!whyNot('quotes:settings') && quotePaths.settings} exports={[exporting]}>
          {!archived && newQuote}
        </ListActions>
      }
      views={[...views, { label: 'Archived', to: quotePaths.archived }]}
      keys={listKeysWith('e', !mayNotWrite && 'email')}
      filters={
        <>
          <QuoteFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={quoteNoun}
            nameOf={({ quote_no, revision }) => quoteName(quote_no, revision)}
            topic="quote"
            actions={archived ? [] : bulkQuoteActions(mayNotWrite)}
          >
            <ArchiveButton list={list} action={action} disabledReason={mayNotWrite} />
          </BulkActions>
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {seesPrices && (
        <FigureLine
          label="Totals"
          figures={[
            { label: 'Quoted', value: sums && <Money cents={sums.total_cents} /> },
            { label: 'Waiting for an answer', value: sums && <Money cents={sums.waiting_cents} /> },
            { label: 'Accepted', value: sums && <Money cents={sums.accepted_cents} /> },
          ]}
        />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the quotes." onRetry={list.retry} />
      ) : (
        <DataTable
          {...list.table}
          label="Quotes"
          columns={columns}
          rowKey={(quote) => quote.id}
          rowMenu={rowMenu}
          totals={
            seesPrices
              ? {
                  label: totalsLabel(quoteNoun, list),
                  cells: sums && { total_cents: <Money cents={sums.total_cents} /> },
                }
              : undefined
          }
          empty={
            <NoRows
              noun={quoteNoun}
              list={list}
              none={noneFound(quoteNoun, quoteViews, list.filters)}
              {...none[archived ? 'archived' : 'current']}
              action={!archived && newQuote}
            />
          }
        />
      )}
      {rowActions.dialog}
    </ListScreen>
  )
}
