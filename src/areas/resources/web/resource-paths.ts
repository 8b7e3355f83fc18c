import { type RecordTabs, tabPaths } from '#platform/web/records/record-tabs.ts'

export const assetTabs = {
  details: { label: 'Summary', right: 'resources:read' },
  subcontractor: { label: 'Subcontractor', right: 'resources:read' },
  drivers: { label: 'Drivers', all: 'drivers:read' },
  workshop: { label: 'Workshop', right: 'scheduler:read' },
  checklists: { label: 'Checklists', right: 'checklists:read' },
  defects: { label: 'Defects', right: 'defects:read' },
  tags: { label: 'Tags', right: 'tags:read' },
  notes: { label: 'Notes', right: 'notes:read' },
  // A record's documents are for people who see all documents.
  documents: { label: 'Documents', all: 'documents:read' },
  history: { label: 'History', right: 'resources:read' },
} as const satisfies RecordTabs

/** This area's addresses under one of the specification's two names for them (section 4). */
const under = (base: string, part: '' | 'allocate-') => ({
  overview: base,
  tags: `${base}/${part}tags`,
  skills: `${base}/${part}skills`,
  categories: `${base}/${part}categories`,
  attachments: `${base}/${part}attachments`,
  assets: `${base}/${part}assets`,
  assetsOf: (asset_category_id: number) => `${base}/${part}assets?asset_category_id=${asset_category_id}`,
  archivedAssets: `${base}/${part}assets/archived`,
  newAsset: `${base}/${part}assets/new`,
  asset: tabPaths((id) => `${base}/${part}assets/${id}/edit`, assetTabs),
})

export type ResourcePaths = ReturnType<typeof under>
/** What there is. */
export const resourcePaths = under('/dashboard/resources', '')
/** Who and what has it. */
export const allocatePaths = under('/dashboard/allocate-resources', 'allocate-')
/** The grid of tags has assets in place of people there. */
export const assetTagsPath = `${allocatePaths.tags}?of=assets`
/** Attachments × machines. */
export const attachmentGridPath = `${allocatePaths.attachments}/machines`
export const coloursPath = '/dashboard/resources/colors'
