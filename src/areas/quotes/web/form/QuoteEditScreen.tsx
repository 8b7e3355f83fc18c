import { IconEye } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { quoteName } from '../../rules/quote-words.ts'
import { QuoteBadges } from '../QuoteBadges.tsx'
import { QuoteNotices } from '../QuoteNotices.tsx'
import { quoteQuery } from '../queries.ts'
import { quotePaths } from '../quote-paths.ts'
import { quoteTabs } from '../quote-tabs.ts'
import { QuoteTabContent } from '../QuoteTabContent.tsx'
import { useQuoteActions } from '../use-quote-actions.tsx'

/** A quote with its tabs, each at an address of its own. */
export function QuoteEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  const whyNot = useWhyNot()
  const { open, links } = useRecordTabs(quoteTabs, (tab) => quotePaths.edit(id, tab))
  const name = quoteName(quote.quote_no, quote.revision)
  useTitle(name)
  const { main, items, link, dialog, error } = useQuoteActions(quote)
  usePaletteActions(main ? [main, ...items] : items)
  const isUnsent = quote.sent_at === null && !whyNot('quotes:write')
  // Checked before it goes out: it is sent from there.
  const next = main && !main.disabledReason && quote.sent_at !== null ? main : undefined
  const menu = main && !next ? [main, ...items] : items

  return (
    <TabbedScreen
      title={`${name} ${quote.title}`}
      status={<QuoteBadges quote={quote} />}
      breadcrumbs={[
        quote.archived_at
          ? { label: 'Archived quotes', to: quotePaths.archived }
          : { label: 'Quotes', to: quotePaths.list },
        { label: quote.client },
      ]}
      actions={
        <>
          <LinkButton to={quotePaths.check(id)} icon={<IconEye aria-hidden />}>
            {isUnsent ? 'Check and send' : 'Check'}
          </LinkButton>
          {next && (
            <Button variant="primary" icon={next.icon} onClick={next.run}>
              {next.label}
            </Button>
          )}
          <RowMenu items={menu} label={`More for ${name}`} />
        </>
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <QuoteNotices quote={quote} link={link} />
      {dialog}
      <Suspense key={id} fallback={<LoadingState />}>
        <QuoteTabContent tab={open} quote={quote} />
      </Suspense>
    </TabbedScreen>
  )
}
