import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const wordingTabs = {
  details: { label: 'Summary', right: 'quote-wording:read' },
  versions: { label: 'Versions', right: 'quote-wording:read' },
  ...commonTabLabels('quote-wording:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. */
export const wordingPaths = {
  terms: recordPaths('/dashboard/quotes/terms_conditions', wordingTabs),
  footer: recordPaths('/dashboard/quotes/quote_footer', wordingTabs),
}
