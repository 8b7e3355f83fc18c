import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { MyDocuments } from '#areas/documents/web/index.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import { profilePath, type ProfileTab, profileTabs } from './account-paths.ts'
import { ProfileDetailsTab } from './ProfileDetailsTab.tsx'
import { ProfileSecurityTab } from './ProfileSecurityTab.tsx'
import { profileQuery } from './queries.ts'

const tabWords: Record<ProfileTab, string> = {
  details: 'Details',
  documents: 'Documents',
  security: 'Password & sessions',
}

/** The own account; also for who waits for approval. */
export function ProfileScreen() {
  const { tab = 'details' } = useSearch({ strict: false }) as { tab?: ProfileTab }
  const { data: profile } = useSuspenseQuery(profileQuery)
  return (
    <TabbedScreen
      title="Profile"
      status={
        profile.user_role ? (
          <StatusBadge status={profile.user_role} tone="accent" />
        ) : (
          <StatusBadge status="Waiting for approval" tone="warning" />
        )
      }
      tabs={profileTabs.map((name) => ({
        label: tabWords[name],
        to: profilePath(name),
        active: name === tab,
      }))}
    >
      {tab === 'details' && <ProfileDetailsTab profile={profile} />}
      {tab === 'documents' && <MyDocuments />}
      {tab === 'security' && <ProfileSecurityTab />}
    </TabbedScreen>
  )
}
