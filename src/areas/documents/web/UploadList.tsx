import { IconRefresh, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import css from './documents.module.css'
import type { Upload } from './use-uploads.ts'

/** What is on its way, and what did not arrive. */
export function UploadList({
  uploads,
  onRetry,
  onDrop,
}: {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDrop: (id: number) => void
}) {
  if (uploads.length === 0) return null
  return (
    <ul className={css.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={css.upload}>
          <span className={css.uploadTitle}>{upload.title}</span>
          {upload.reason === null ? (
            <>
              <progress value={upload.share} aria-label={`${upload.title}: sent`} />
              <span className={css.share}>{Math.round(upload.share * 100)} %</span>
            </>
          ) : (
            <>
              <span className={css.reason} role="alert">
                {upload.reason}
              </span>
              <Button icon={<IconRefresh aria-hidden />} onClick={() => onRetry(upload)}>
                Try again
              </Button>
              <IconButton
                label={`Drop ${upload.title}`}
                icon={<IconX aria-hidden />}
                onClick={() => onDrop(upload.id)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
