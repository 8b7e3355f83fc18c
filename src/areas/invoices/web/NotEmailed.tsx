import { settingsPaths } from '#areas/settings/web/index.ts'
import { useMay } from '#platform/web/session.ts'
import { notEmailed } from '#shared/mail-words.ts'
import { Link } from '#ui/navigation.tsx'

/** The letter waits in the settings, where its link is copied. */
export function NotEmailed() {
  const may = useMay()
  return may('settings:mail') ? <Link to={settingsPaths.mail}>{notEmailed}</Link> : `${notEmailed}.`
}
