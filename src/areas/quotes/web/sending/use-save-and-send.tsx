import { useState } from 'react'
import { reasonOf } from '#shared/allowed.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Quote } from '../../contract/quote.ts'
import { quoteCan } from '../../rules/quote-status.ts'
import { SendDialog } from './SendDialog.tsx'

/**
 * Saves a quote and opens its letter straight away, or says why it cannot be sent yet. `onClosed` comes after either;
 * `dialog` must be rendered.
 */
export function useSaveAndSend<Values>(
  save: (values: Values) => Promise<Quote | undefined>,
  onClosed: (quote: Quote) => unknown = () => {},
) {
  const [saved, setSaved] = useState<Quote | null>(null)
  const run = async (values: Values) => {
    const quote = await save(values)
    if (!quote) return
    const whyNot = reasonOf(quoteCan.send(quote))
    if (whyNot === undefined) return setSaved(quote)
    showToast({ message: whyNot, kind: 'info' })
    await onClosed(quote)
  }
  const close = (quote: Quote) => {
    setSaved(null)
    void onClosed(quote)
  }
  return {
    next: { label: 'Save and send', run },
    dialog: saved && (
      <SendDialog quote={saved} kind="send" onClose={() => close(saved)} onIssued={() => close(saved)} />
    ),
  }
}
