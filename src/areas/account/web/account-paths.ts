import type { RecordTabs } from '#platform/web/records/record-tabs.ts'

export const profileTabs = {
  details: { label: 'Details' },
  documents: { label: 'Documents' },
  security: { label: 'Password & sessions' },
} as const satisfies RecordTabs

export const profilePath = (tab?: keyof typeof profileTabs): string =>
  tab === undefined || tab === 'details' ? '/profile' : `/profile?tab=${tab}`
