import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MyDocuments } from '#areas/documents/web/index.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { LoadingState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { profilePath, profileTabs } from '../account-paths.ts'
import { ProfileDetailsTab } from './ProfileDetailsTab.tsx'
import { ProfileSecurityTab } from './ProfileSecurityTab.tsx'
import { profileQuery } from '../queries.ts'

/** One's own account; also for users waiting for approval. */
export function ProfileScreen() {
  const { open, links } = useRecordTabs<keyof typeof profileTabs>(profileTabs, profilePath)
  const { data: profile } = useSuspenseQuery(profileQuery)
  return (
    <TabbedScreen
      title="Profile"
      status={
        profile.user_role ? (
          <StatusBadge status={profile.user_role} tone="neutral" />
        ) : (
          <StatusBadge status="Waiting for approval" tone="warning" />
        )
      }
      tabs={links}
    >
      {open === 'details' && <ProfileDetailsTab profile={profile} />}
      <Suspense fallback={<LoadingState />}>{open === 'documents' && <MyDocuments />}</Suspense>
      {open === 'security' && <ProfileSecurityTab />}
    </TabbedScreen>
  )
}
