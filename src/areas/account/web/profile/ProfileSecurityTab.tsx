import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

export function ProfileSecurityTab() {
  return (
    <>
      <PasswordSection />
      <SessionsSection />
    </>
  )
}
