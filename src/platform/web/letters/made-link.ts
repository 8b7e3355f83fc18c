import { queryOptions } from '@tanstack/react-query'
import type { DocumentLink } from '#platform/contract/letter.ts'

/** A link made once each time its dialog opens: it is stored nowhere, and nothing that changes meanwhile makes another. */
export const madeLink = (of: readonly string[], make: () => Promise<DocumentLink>) =>
  queryOptions({
    queryKey: ['made-link', ...of],
    queryFn: make,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    meta: { saysItself: true },
  })
