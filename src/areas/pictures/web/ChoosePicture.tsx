import { useSuspenseQuery } from '@tanstack/react-query'
import { fileAddress } from '#platform/contract/file-address.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { picturePaths } from './picture-paths.ts'
import css from './pictures.module.css'
import { picturesQuery } from './queries.ts'

/** The latest pictures that the viewer may see; `before`: those older than a file. */
export function ChoosePicture({ before }: { before: number | undefined }) {
  const { rows, older } = useSuspenseQuery(picturesQuery(before)).data
  return (
    <Screen title="Crop or mark a picture">
      {rows.length === 0 ? (
        <EmptyState
          title={before === undefined ? 'No pictures yet' : 'No older pictures'}
          text="Pictures of documents, load tickets and checklists appear here, and your profile picture."
        />
      ) : (
        <ul className={css.choices} aria-label="Pictures">
          {rows.map(({ key, title, label, created_at }) => (
            <li key={key}>
              <Link to={picturePaths.edit(key)}>
                <img src={fileAddress(key)} alt="" loading="lazy" decoding="async" />
                <strong>{title}</strong>
                <span>{label}</span>
                <span>{formatInstant(created_at)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={css.pages}>
        {before !== undefined && <LinkButton to={picturePaths.choose}>Latest</LinkButton>}
        {older !== null && <LinkButton to={picturePaths.older(older)}>Older</LinkButton>}
      </div>
    </Screen>
  )
}
