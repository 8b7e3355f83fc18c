import { IconEye, IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PreviewScreen } from '#platform/web/records/PreviewScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { documentOfQuote } from '../../rules/quote-document.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { quoteName } from '../../rules/quote-words.ts'
import { QuoteBadges } from '../QuoteBadges.tsx'
import { QuoteNotices } from '../QuoteNotices.tsx'
import { quoteDocumentQuery, quoteQuery } from '../queries.ts'
import { quotePaths } from '../quote-paths.ts'
import { LineWarnings } from './LineWarnings.tsx'
import { useQuoteActions } from '../use-quote-actions.tsx'

/** The quote as the client will see it. */
export function QuotePreviewScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  const { data: document } = useSuspenseQuery(quoteDocumentQuery(id))
  const { link, accept, ...actions } = useQuoteActions(quote)
  const mayNotWrite = useWhyNot()('quotes:write')
  const mayEdit = quoteCan.edit(quote) === true && !mayNotWrite

  return (
    <PreviewScreen
      name={quoteName(quote.quote_no, quote.revision)}
      status={<QuoteBadges quote={quote} />}
      breadcrumbs={[
        { label: 'Quotes', to: quotePaths.list },
        { label: quote.title, to: quotePaths.edit(id) },
      ]}
      editLink={
        <>
          {accept?.run && (
            <Button icon={accept.icon} onClick={accept.run}>
              {accept.label}
            </Button>
          )}
          <LinkButton
            to={quotePaths.edit(id)}
            icon={mayEdit ? <IconPencil aria-hidden /> : <IconEye aria-hidden />}
          >
            {mayEdit ? 'Edit' : 'Open'}
          </LinkButton>
        </>
      }
      pdf={`/api/quotes/${id}/pdf`}
      actions={{ ...actions, items: actions.items.filter((item) => item !== accept) }}
      notices={
        <>
          <QuoteNotices quote={quote} link={link} again={actions.again} />
          <LineWarnings quote={quote} />
        </>
      }
    >
      <DocumentSheet
        view={documentOfQuote(document.model, { mark: document.mark })}
        logo={document.logo}
        signature={document.signature}
      />
    </PreviewScreen>
  )
}
