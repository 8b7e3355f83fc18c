import { useVerb } from '#platform/web/calls/use-verb.ts'

/** A verb on an invoice, which may also change what its dockets show. */
export const useInvoiceVerb = () => useVerb('invoice', 'docket')
