import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { clientQuery } from '#areas/clients/web/index.ts'
import type { Invoice } from '../../contract/invoice.ts'

/** What a saved invoice gets from its client, and from another one being chosen. */
const fields = ['job_id', 'po_number', 'buyer_name', 'buyer_abn', 'payment_terms', 'due_date'] as const

/** Another client brings its own buyer and terms, which also decide the due date: no day was agreed with them. */
export function useClientChange(invoice: Invoice | undefined): void {
  const { setValue } = useFormContext()
  const client_id = useWatch({ name: 'client_id' }) as number | null
  const queries = useQueryClient()
  const shown = useRef(client_id)
  useEffect(() => {
    if (shown.current === client_id) return
    shown.current = client_id
    // A new invoice gets them when saved.
    if (!invoice || client_id === null) return
    const put = (values: Partial<Record<(typeof fields)[number], unknown>>) => {
      if (shown.current !== client_id) return
      for (const field of fields)
        setValue(field, values[field] ?? null, { shouldDirty: true, shouldValidate: true })
    }
    if (client_id === invoice.client_id) return put(invoice)
    void queries.ensureQueryData(clientQuery(client_id)).then(
      ({ name, abn, payment_terms }) => put({ buyer_name: name, buyer_abn: abn, payment_terms }),
      // If they cannot be loaded now, saving fills them in.
      () => undefined,
    )
  }, [client_id, invoice, setValue, queries])
}
