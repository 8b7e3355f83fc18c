export const docketTabs = ['docket', 'sheet', 'notes', 'documents', 'history'] as const
export type DocketTab = (typeof docketTabs)[number]

/** The addresses of this area's screens. */
export const docketPaths = {
  list: '/dashboard/dockets',
  settings: '/dashboard/dockets/settings',
  view: (id: number, tab: DocketTab = 'docket') =>
    `/dashboard/dockets/${id}${tab === 'docket' ? '' : `?tab=${tab}`}`,
}
