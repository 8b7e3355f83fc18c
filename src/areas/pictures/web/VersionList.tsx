import { fileAddress } from '#platform/contract/file-address.ts'
import { formatInstant } from '#shared/local-date.ts'
import type { Picture } from '../contract/picture.ts'
import css from './pictures.module.css'

/** The original and its versions as they are stored, each opening in a new tab; nothing while there is one. */
export function VersionList({ picture }: { picture: Picture }) {
  const { versions, key, added_by, created_at } = picture
  if (versions.length === 0) return null
  const all = [{ key, added_by, created_at, version_no: 1 }, ...versions]
  return (
    <ul className={css.versions} aria-label="Versions">
      {all.map((one) => (
        <li key={one.key}>
          <a href={fileAddress(one.key)} target="_blank" rel="noreferrer">
            <img src={fileAddress(one.key)} alt="" loading="lazy" decoding="async" />
            <strong>{one.version_no === 1 ? 'Original' : `Version ${one.version_no}`}</strong>
          </a>
          <span>
            {one.added_by ?? 'Haulyard'}, {formatInstant(one.created_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
