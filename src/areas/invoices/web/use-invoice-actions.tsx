import {
  IconAlertTriangle,
  IconCash,
  IconCheck,
  IconCoins,
  IconFileMinus,
  IconLink,
  IconMail,
  IconMoodCheck,
  IconRefresh,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { hasLeft } from '#shared/mail-words.ts'
import { startsFrom } from '#shared/state-table.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import { copyMadeLink } from '#platform/web/letters/copy-made-link.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { useNow } from '#ui/use-now.ts'
import { invoiceEndpoints as calls } from '../contract/endpoints.ts'
import type { Invoice } from '../contract/invoice.ts'
import {
  type InvoiceAction,
  invoiceActions,
  invoiceCan,
  isSettled,
  sendsTotals,
} from '../rules/invoice-status.ts'
import { againAs, isStillToSend, isToRemind, letterVerbs } from '../rules/reminder.ts'
import { invoiceName } from '../rules/invoice-words.ts'
import { AllocateDialog } from './credits/AllocateDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { CreditDialog } from './credits/CreditDialog.tsx'
import { PaymentDialog } from './payments/PaymentDialog.tsx'
import { MarkSentDialog } from './MarkSentDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { useApproveAndSend, useWhyNotApprove } from './use-approve-and-send.tsx'
import { useInvoiceVerb } from './use-invoice-verb.ts'

type Shown = 'approve' | 'send' | 'remind' | 'handed' | 'pay' | 'allocate' | 'credit' | null

/** The next step in each state; everything else is in the menu. */
const nextActions: readonly InvoiceAction[] = ['approve', 'send', 'resolve', 'pay']

/** Left out where they cannot apply: it was sent already or never, or there is no credit. */
const pointless: readonly InvoiceAction[] = ['send', 'remind', 'allocate']

/**
 * What can be done with an invoice in its state: each action with the reason where something else is in the way. `main`
 * is the next one, `pay` among the `items` where another comes first, `again` sends it once more, `link` copies
 * a link to send by hand; `dialog` must be rendered.
 */
export function useInvoiceActions(invoice: Invoice): {
  main: MenuItem | undefined
  pay: MenuItem | undefined
  again: MenuItem | undefined
  link: MenuItem
  items: MenuItem[]
  dialog: ReactNode
  error: string | null
} {
  const whyNotHold = useWhyNot()
  const { run, error } = useInvoiceVerb()
  const approveAndSend = useApproveAndSend()
  const whyNotBoth = useWhyNotApprove(invoice)
  const [shown, show] = useState<Shown>(null)
  const { id, version } = invoice
  const name = invoiceName(invoice)
  const params = { id }
  const close = () => show(null)
  const isChased = isToRemind(invoice, melbourneDate(useNow()))

  const whyNot = (action: Exclude<InvoiceAction, 'view'>): string | undefined =>
    reasonOf(invoiceCan[action](invoice)) ??
    whyNotHold(invoiceActions[action].right) ??
    (sendsTotals.includes(action) ? whyNotHold('invoices:totals') : undefined)
  const asked = async (
    question: { title: string; message?: string; confirmLabel: string },
    then: (reason: string) => Promise<unknown>,
  ) => {
    const answer = await confirm({ ...question, reason: 'required', longestReason: 500, danger: true })
    if (answer) await then(answer.reason)
  }
  const item = (
    action: Exclude<InvoiceAction, 'view'>,
    label: string,
    icon: ReactNode,
    act: () => unknown,
    danger = false,
  ) => ({ action, label, icon, danger, disabledReason: whyNot(action), run: () => void act() })

  const all = [
    {
      ...item('approve', 'Approve and send', <IconSend aria-hidden />, () => approveAndSend.run(invoice)),
      disabledReason: whyNotBoth,
    },
    item('approve', 'Approve', <IconCheck aria-hidden />, () => show('approve')),
    item('send', letterVerbs.first, <IconMail aria-hidden />, () => show('send')),
    item('remind', letterVerbs[againAs(invoice.status, invoice.letter)], <IconRefresh aria-hidden />, () =>
      show('remind'),
    ),
    ...(invoice.sent_at === null || !hasLeft(invoice.letter)
      ? [
          item(invoice.sent_at === null ? 'send' : 'remind', 'Mark as sent', <IconSend aria-hidden />, () =>
            show('handed'),
          ),
        ]
      : []),
    item('pay', 'Record payment', <IconCash aria-hidden />, () => show('pay')),
    item('dispute', 'Mark as disputed', <IconAlertTriangle aria-hidden />, () =>
      asked(
        { title: `What is the client disputing on ${name}?`, confirmLabel: 'Mark as disputed' },
        (reason) =>
          run(calls.disputeInvoice, { params, body: { version, reason } }, `${name} marked as disputed`),
      ),
    ),
    item('resolve', 'Settle dispute', <IconMoodCheck aria-hidden />, () =>
      run(calls.resolveInvoice, { params, body: { version } }, `Dispute on ${name} settled`),
    ),
    item('allocate', 'Use credit', <IconCoins aria-hidden />, () => show('allocate')),
    item('credit', 'Credit part', <IconFileMinus aria-hidden />, () => show('credit')),
    item(
      'void',
      'Void',
      <IconX aria-hidden />,
      () =>
        asked(
          {
            title: `Void ${name}?`,
            message: `${isSettled(invoice.status) ? 'It is already credited' : 'All of it is credited'}, and its dockets can be billed again. Its number stays.`,
            confirmLabel: 'Void invoice',
          },
          (reason) => run(calls.voidInvoice, { params, body: { version, reason } }, `${name} voided`),
        ),
      true,
    ),
    item(
      'delete',
      'Delete draft',
      <IconTrash aria-hidden />,
      () =>
        asked(
          {
            title: `Delete ${name}?`,
            message: 'Its dockets can be billed again.',
            confirmLabel: 'Delete draft',
          },
          (reason) => run(calls.deleteInvoice, { params, body: { version, reason } }, `${name} deleted`),
        ),
      true,
    ),
  ]
  const copyLink = async () => {
    const isCopied = await copyMadeLink(run(calls.makeInvoiceLink, { params }, null), () =>
      run(calls.copiedInvoiceLink, { params }, null),
    )
    if (isCopied) showToast({ message: 'Link copied' })
    // A browser that refuses to copy leaves it to the dialog, which shows the link.
    else if (isCopied === false) show('remind')
  }
  const possible = (names: readonly InvoiceAction[]) =>
    all.find(({ action, disabledReason }) => names.includes(action) && !disabledReason)
  const isSentFirst = isChased || isStillToSend(invoice.status, invoice.letter)
  const main = (isSentFirst ? possible(['remind']) : undefined) ?? possible(nextActions)
  const items = all.filter(
    (one) =>
      one !== main &&
      startsFrom(invoiceActions[one.action], invoice.status) &&
      (!pointless.includes(one.action) || invoiceCan[one.action](invoice) === true),
  )
  return {
    main,
    pay: items.find(({ action, disabledReason }) => action === 'pay' && !disabledReason),
    again: possible(['remind']),
    link: {
      label: 'Copy link',
      icon: <IconLink aria-hidden />,
      disabledReason: whyNot('remind'),
      run: () => void copyLink(),
    },
    items,
    error,
    dialog: (
      <>
        {approveAndSend.dialog}
        {shown === 'approve' && <ApproveDialog invoice={invoice} onClose={close} />}
        {(shown === 'send' || shown === 'remind') && (
          <SendDialog invoice={invoice} kind={shown} onClose={close} />
        )}
        {shown === 'handed' && <MarkSentDialog invoice={invoice} onClose={close} />}
        {shown === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
        {shown === 'allocate' && <AllocateDialog invoice={invoice} onClose={close} />}
        {shown === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      </>
    ),
  }
}
