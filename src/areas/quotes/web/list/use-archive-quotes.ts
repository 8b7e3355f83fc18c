import { useArchive } from '#platform/web/records/use-archive.ts'
import { quoteNoun } from '../../rules/quote-labels.ts'
import { quoteEndpoints } from '../../contract/endpoints.ts'

/** Archives quotes with a reason, and restores them. */
export const useArchiveQuotes = () =>
  useArchive({
    archive: quoteEndpoints.archiveQuotes,
    restore: quoteEndpoints.restoreQuotes,
    noun: quoteNoun,
    keptBy: 'Jobs',
  })
