import {
  IconArchive,
  IconArrowBackUp,
  IconBriefcase,
  IconCheck,
  IconCopy,
  IconFilePlus,
  IconLink,
  IconLinkOff,
  IconMail,
  IconRefresh,
  IconRestore,
  IconSend,
  IconThumbDown,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { hasLeft } from '#shared/mail-words.ts'
import { startsFrom } from '#shared/state-table.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { copyMadeLink } from '#platform/web/letters/copy-made-link.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { quoteEndpoints as calls } from '../contract/endpoints.ts'
import type { Quote } from '../contract/quote.ts'
import { type QuoteAction, quoteActions, quoteCan, sendsPrices } from '../rules/quote-status.ts'
import { againWord, sendWord } from '../rules/quote-words.ts'
import { AcceptDialog } from './sending/AcceptDialog.tsx'
import { MakeJobDialog } from './MakeJobDialog.tsx'
import { quotePaths } from './quote-paths.ts'
import { MarkSentDialog } from './sending/MarkSentDialog.tsx'
import { SendDialog } from './sending/SendDialog.tsx'
import { useArchiveQuotes } from './list/use-archive-quotes.ts'
import { useVerb } from '#platform/web/calls/use-verb.ts'

type Shown = 'send' | 'remind' | 'handed' | 'accept' | 'convert' | null

/** The next step in each state; everything else is in the menu. While the client thinks, it is to remind them. */
const nextActions: readonly QuoteAction[] = ['approve', 'submit', 'send', 'remind', 'convert', 'revise']

/**
 * What can be done with a quote in its state: each action with the reason where something else is in the way.
 * `main` is the next one, `link` makes a link to send by hand, `again` sends it once more, `accept` records the
 * client's answer if that is possible now; `dialog` must be rendered.
 */
export function useQuoteActions(quote: Quote): {
  main: MenuItem | undefined
  items: MenuItem[]
  link: MenuItem | undefined
  again: MenuItem | undefined
  accept: MenuItem | undefined
  dialog: ReactNode
  error: string | null
} {
  const navigate = useNavigate()
  const whyNotHold = useWhyNot()
  const { run, error } = useVerb('quote')
  const archiving = useArchiveQuotes()
  const [shown, show] = useState<Shown>(null)
  const { id, version, quote_no } = quote
  const params = { id }
  const close = () => show(null)

  const whyNot = (action: QuoteAction): string | undefined => {
    const { right } = quoteActions[action]
    const allowed = quoteCan[action](quote)
    if (allowed !== true) return allowed
    // A new client's job needs a client and a site, which are chosen then.
    const mayNotChoose =
      action === 'convert' && (quote.client_id === null || quote.job_site_id === null)
        ? whyNotHold('clients:read')
        : undefined
    if (right === 'public' || right === 'system') return undefined
    const mayNotSee = sendsPrices.includes(action) ? whyNotHold('quotes:prices') : undefined
    return whyNotHold(right) ?? mayNotSee ?? mayNotChoose
  }
  const asked = async (title: string, confirmLabel: string, then: (reason: string) => Promise<unknown>) => {
    const answer = await confirm({
      title,
      confirmLabel,
      reason: 'required',
      longestReason: 500,
      danger: true,
    })
    if (answer) await then(answer.reason)
  }
  const open = async (made: Promise<Quote | undefined>) => {
    const next = await made
    if (next) await navigate({ href: quotePaths.edit(next.id) })
  }
  const copyLink = async () => {
    const isCopied = await copyMadeLink(run(calls.makeQuoteLink, { params }, null), () =>
      run(calls.copiedQuoteLink, { params }, null),
    )
    if (isCopied) showToast({ message: 'Link copied' })
    // A browser that refuses to copy leaves it to the dialog, which shows the link.
    else if (isCopied === false) show('remind')
  }
  const item = (action: QuoteAction, label: string, icon: ReactNode, act: () => unknown, danger = false) => ({
    action,
    label,
    icon,
    danger,
    disabledReason: whyNot(action),
    run: () => void act(),
  })

  const all = [
    ...(quote.needs_approval === 1
      ? [
          item('submit', 'Ask for approval', <IconSend aria-hidden />, () =>
            run(calls.submitQuote, { params, body: { version } }, `${quote_no} sent for approval`),
          ),
        ]
      : []),
    item('approve', 'Approve', <IconCheck aria-hidden />, () =>
      run(calls.approveQuote, { params, body: { version } }, `${quote_no} approved`),
    ),
    item('sendBack', 'Send back', <IconArrowBackUp aria-hidden />, () =>
      asked(`Send ${quote_no} back?`, 'Send back', (reason) =>
        run(calls.sendBackQuote, { params, body: { version, reason } }, `${quote_no} sent back`),
      ),
    ),
    item('send', sendWord, <IconMail aria-hidden />, () => show('send')),
    item('remind', againWord(quote.status, quote.letter), <IconRefresh aria-hidden />, () => show('remind')),
    {
      ...item('link', 'Copy link', <IconLink aria-hidden />, copyLink),
      disabledReason: whyNot('link') ?? whyNotHold('quotes:prices'),
    },
    ...(quote.sent_at !== null && !hasLeft(quote.letter)
      ? [item('link', 'Mark as sent', <IconSend aria-hidden />, () => show('handed'))]
      : []),
    item('link', 'Close all links', <IconLinkOff aria-hidden />, () =>
      run(calls.revokeQuoteLinks, { params }, `Links to ${quote_no} closed`),
    ),
    item('accept', 'Accept for the client', <IconCheck aria-hidden />, () => show('accept')),
    item('decline', 'Mark as declined', <IconThumbDown aria-hidden />, () =>
      asked(`Why did the client decline ${quote_no}?`, 'Decline', (reason) =>
        run(calls.declineQuote, { params, body: { version, reason } }, `${quote_no} declined`),
      ),
    ),
    item('convert', 'Make job', <IconBriefcase aria-hidden />, () => show('convert')),
    item('revise', 'Make new version', <IconFilePlus aria-hidden />, async () => {
      const answer = await confirm({
        title: `Make a new version of ${quote_no}?`,
        message: 'The client can no longer accept this one. Its link shows that it was replaced.',
        confirmLabel: 'Make new version',
      })
      if (answer)
        await open(run(calls.reviseQuote, { params, body: { version } }, `New version of ${quote_no} made`))
    }),
    item('copy', 'Copy to new quote', <IconCopy aria-hidden />, () =>
      open(run(calls.copyQuote, { params }, `${quote_no} copied`)),
    ),
    quote.archived_at
      ? item('restore', 'Restore', <IconRestore aria-hidden />, () => archiving.restore([id], quote_no))
      : item(
          'archive',
          'Archive',
          <IconArchive aria-hidden />,
          () => archiving.archive([id], quote_no),
          true,
        ),
  ]
  const state = quote.archived_at ? 'Archived' : quote.status
  const main = all.find(({ action, disabledReason }) => nextActions.includes(action) && !disabledReason)

  return {
    main,
    items: all.filter((one) => one !== main && startsFrom(quoteActions[one.action], state)),
    link: all.find(({ action }) => action === 'link'),
    again: all.find(({ action, disabledReason }) => action === 'remind' && !disabledReason),
    accept: all.find(({ action, disabledReason }) => action === 'accept' && !disabledReason),
    error: error ?? archiving.error,
    dialog: (
      <>
        {(shown === 'send' || shown === 'remind') && (
          <SendDialog quote={quote} kind={shown} onClose={close} />
        )}
        {shown === 'accept' && <AcceptDialog quote={quote} onClose={close} />}
        {shown === 'convert' && <MakeJobDialog quote={quote} onClose={close} />}
        {shown === 'handed' && <MarkSentDialog quote={quote} onClose={close} />}
      </>
    ),
  }
}
