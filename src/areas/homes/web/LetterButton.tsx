import { IconMail } from '@tabler/icons-react'
import { InvoiceRowDialog } from '#areas/invoices/web/index.ts'
import { QuoteRowDialog } from '#areas/quotes/web/index.ts'
import { useRowDialog } from '#platform/web/lists/use-row-dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { HomeAction } from '../contract/home.ts'

const dialogs = { invoice: InvoiceRowDialog, quote: QuoteRowDialog }

/** Opens the letter of a row's record where the row stands. */
export function LetterButton({
  action: { verb, of, id, letter },
  label,
}: {
  action: Extract<HomeAction, { kind: 'letter' }>
  label: string
}) {
  const { open, dialog } = useRowDialog<'send' | 'remind'>(dialogs[of])
  return (
    <>
      <Button icon={<IconMail aria-hidden />} onClick={() => open(id, letter)}>
        {verb}
        <span className="visually-hidden">: {label}</span>
      </Button>
      {dialog}
    </>
  )
}
