import { IconDownload, IconEye, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePaletteActions } from '#platform/web/shell/palette-actions.ts'
import { useTitle } from '#platform/web/title.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { useWhyNot } from '#platform/web/why-not.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { documentOfQuote } from '../rules/quote-document.ts'
import { quoteCan } from '../rules/quote-status.ts'
import { quoteName } from '../rules/quote-words.ts'
import { QuoteBadges } from './QuoteBadges.tsx'
import { QuoteNotices } from './QuoteNotices.tsx'
import { quoteDocumentQuery, quoteQuery } from './queries.ts'
import { quotePaths } from './quote-paths.ts'
import css from './quotes.module.css'
import { useQuoteActions } from './use-quote-actions.tsx'

/** What the client gets: the sheet as it prints, with what is done next. */
export function QuoteCheckScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  const { data: document } = useSuspenseQuery(quoteDocumentQuery(id))
  const name = quoteName(quote.quote_no, quote.revision)
  useTitle(`Check ${name}`)
  const { main, items, link, dialog, error } = useQuoteActions(quote)
  const mayNotWrite = useWhyNot()('quotes:write')
  const mayEdit = quoteCan.edit(quote) === true && !mayNotWrite
  usePaletteActions(main ? [main, ...items] : items)

  return (
    <Screen
      title={`Check ${name}`}
      status={<QuoteBadges quote={quote} />}
      breadcrumbs={[
        { label: 'Quotes', to: quotePaths.list },
        { label: `${quote.quote_no} ${quote.title}`, to: quotePaths.edit(id) },
      ]}
      actions={
        <>
          <LinkButton
            to={quotePaths.edit(id)}
            icon={mayEdit ? <IconPencil aria-hidden /> : <IconEye aria-hidden />}
          >
            {mayEdit ? 'Edit' : 'Open'}
          </LinkButton>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            icon={<IconDownload aria-hidden />}
            onClick={() => window.open(`/api/quotes/${id}/pdf`, '_blank', 'noopener')}
          >
            PDF
          </Button>
          {main?.run && (
            <Button variant="primary" icon={main.icon} onClick={main.run}>
              {main.label}
            </Button>
          )}
          <RowMenu items={items} label={`More for ${name}`} />
        </>
      }
    >
      <div className={css.sheet}>
        <div className={css.noPrint}>
          {error && <Notice tone="danger">{error}</Notice>}
          <QuoteNotices quote={quote} link={link} />
        </div>
        {dialog}
        <DocumentSheet
          view={documentOfQuote(document.model, { mark: document.mark })}
          logo={document.logo}
          signature={document.signature}
        />
      </div>
    </Screen>
  )
}
