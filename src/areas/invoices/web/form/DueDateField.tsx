import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useHolidays } from '#areas/settings/web/index.ts'
import { formatDate } from '#shared/local-date.ts'
import type { HolidayOn } from '#shared/public-holidays.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import type { Invoice } from '../../contract/invoice.ts'
import { dueDate, type PaymentTerms } from '../../rules/due-date.ts'
import { invoiceLabels } from '../../rules/invoice-labels.ts'

const field = labelled(invoiceLabels)

interface Dated {
  payment_terms: PaymentTerms | null
  due_date: string | null
}

/** The agreed due date; empty, the terms decide. Changing the terms clears it, unless one was typed. */
export function DueDateField({ invoice }: { invoice: Invoice | undefined }) {
  const { getValues, setValue } = useFormContext<Dated>()
  const [payment_terms, due_date] = useWatch<Dated, ['payment_terms', 'due_date']>({
    name: ['payment_terms', 'due_date'],
  })
  const holidayOn = useHolidays()
  const shown = useRef(payment_terms)
  useEffect(() => {
    if (!invoice || shown.current === payment_terms) return
    shown.current = payment_terms
    const typed = getValues('due_date')
    if (typed && typed !== invoice.due_date) return
    const day = payment_terms === invoice.payment_terms ? invoice.due_date : null
    setValue('due_date', day, { shouldDirty: true, shouldValidate: true })
  }, [invoice, payment_terms, getValues, setValue])

  const isAgreed = invoice?.is_due_agreed === 1 || due_date !== invoice?.due_date
  return (
    <DateField
      {...field('due_date')}
      help={
        due_date && isAgreed
          ? 'Leave empty to use the payment terms.'
          : byTerms(invoice, payment_terms, holidayOn)
      }
    />
  )
}

const byTerms = (invoice: Invoice | undefined, terms: PaymentTerms | null, holidayOn: HolidayOn): string =>
  invoice && terms
    ? `Due ${formatDate(dueDate(terms, invoice.invoice_date, holidayOn))} if approved today. Enter a date to override.`
    : 'Set by the payment terms on approval, unless you enter a date.'
