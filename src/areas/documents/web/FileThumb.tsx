import { IconFileTypePdf } from '@tabler/icons-react'
import { fileAddress } from '#platform/contract/file-address.ts'
import type { Document } from '../contract/document.ts'
import css from './documents.module.css'

/** A file's small picture, or the sign of its kind, with its name. */
export function FileThumb({ file }: { file: Document['files'][number] }) {
  return (
    <span className={css.thumb}>
      {file.content_type.startsWith('image/') ? (
        <img src={fileAddress(file.key)} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconFileTypePdf size={20} aria-hidden />
      )}
      <span className={css.fileName}>{file.name}</span>
    </span>
  )
}
