export const profileTabs = ['details', 'documents', 'security'] as const
export type ProfileTab = (typeof profileTabs)[number]

export const profilePath = (tab: ProfileTab = 'details'): string =>
  tab === 'details' ? '/profile' : `/profile?tab=${tab}`
