import { IconBriefcase, IconMail, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { documentItems } from '#platform/web/lists/document-items.tsx'
import { useRowDialog } from '#platform/web/lists/use-row-dialog.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { startsFrom } from '#shared/state-table.ts'
import { lazyDialog } from '#ui/lazy-part.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { QuoteRow } from '../../contract/quote.ts'
import { quoteActions, sendsPrices } from '../../rules/quote-status.ts'
import { againWord, sendWord } from '../../rules/quote-words.ts'
import { quotePaths } from '../quote-paths.ts'
import type { QuoteRowAction } from './QuoteRowDialog.tsx'

const QuoteRowDialog = lazyDialog(() => import('./QuoteRowDialog.tsx'), 'default')

/**
 * What can be done with a quote from the list: the record's own actions. One that its state does not allow is left
 * out; one that the person may not do says so. `dialog` must be rendered.
 */
export function useQuoteRowActions(): { rowMenu: (quote: QuoteRow) => MenuItem[]; dialog: ReactNode } {
  const may = useMay()
  const whyNot = useWhyNot()
  const { open, dialog } = useRowDialog(QuoteRowDialog)

  const rowMenu = (quote: QuoteRow): MenuItem[] => {
    const { id, status, letter, archived_at } = quote
    // Further conditions are looked up when it is opened.
    const item = (action: QuoteRowAction, label: string, icon: ReactNode, rowKey: string): MenuItem[] =>
      startsFrom(quoteActions[action], archived_at ? 'Archived' : status)
        ? [
            {
              label,
              icon,
              rowKey,
              disabledReason:
                whyNot(quoteActions[action].right) ??
                (sendsPrices.includes(action) ? whyNot('quotes:prices') : undefined),
              run: () => open(id, action),
            },
          ]
        : []
    return [
      ...item('send', sendWord, <IconMail aria-hidden />, 'e'),
      ...item('remind', againWord(status, letter), <IconRefresh aria-hidden />, 'e'),
      ...item('convert', 'Make job', <IconBriefcase aria-hidden />, 'm'),
      ...(may('quotes:prices')
        ? documentItems({ pdf: `/api/quotes/${id}/pdf`, preview: quotePaths.preview(id) })
        : []),
    ]
  }
  return { rowMenu, dialog }
}
