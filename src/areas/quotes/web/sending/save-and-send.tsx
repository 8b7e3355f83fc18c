import { type ReactNode, useState } from 'react'
import { reasonOf } from '#shared/allowed.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Quote } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { SendDialog } from './SendDialog.tsx'

/**
 * Opens the letter of a quote just saved, or says why it cannot be sent yet. `onClosed` comes after either; `dialog` must be
 * rendered where it stays while the quote is issued.
 */
export function useSendSaved(onClosed: (quote: Quote) => unknown = () => {}): {
  send: (quote: Quote) => Promise<void>
  dialog: ReactNode
} {
  const [saved, setSaved] = useState<Quote | null>(null)
  const send = async (quote: Quote) => {
    const whyNot = reasonOf(quoteCan.send(quote))
    if (whyNot === undefined) return setSaved(quote)
    showToast({ message: whyNot, kind: 'info' })
    await onClosed(quote)
  }
  const close = (quote: Quote) => {
    setSaved(null)
    void onClosed(quote)
  }
  return { send, dialog: saved && <SendDialog quote={saved} kind="send" onClose={() => close(saved)} /> }
}

/** The second button of a quote's form. */
export const saveAndSend = <Values,>(
  save: (values: Values) => Promise<Quote | undefined>,
  send: (quote: Quote) => Promise<void>,
) => ({
  label: 'Save and send',
  run: async (values: Values) => {
    const quote = await save(values)
    if (quote) await send(quote)
  },
})
