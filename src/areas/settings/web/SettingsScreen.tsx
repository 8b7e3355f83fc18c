import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import css from './settings.module.css'
import { settingsGroups } from './settings-places.ts'

/** Links to all settings, by what they are about. */
export function SettingsScreen() {
  const may = useMay()
  const groups = settingsGroups
    .map(({ title, places }) => ({ title, places: places.filter(({ permission }) => may(permission)) }))
    .filter(({ places }) => places.length > 0)
  return (
    <Screen title="Settings">
      <div className={css.groups}>
        {groups.map(({ title, places }) => (
          <section key={title} aria-label={title}>
            <h2 className={css.group}>{title}</h2>
            <ul className={css.places}>
              {places.map(({ label, text, to, icon: Icon, more }) => (
                <li key={to}>
                  <Link to={to} className={css.place}>
                    <Icon size={18} aria-hidden />
                    <span>
                      <strong>{label}</strong>
                      <span className={css.text}>{more && may(more.permission) ? more.text : text}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Screen>
  )
}
