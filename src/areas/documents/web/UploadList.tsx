import { IconPencil, IconRefresh, IconX } from '@tabler/icons-react'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import css from './documents.module.css'
import type { Upload } from './use-uploads.ts'

interface Props {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  /** Reopens its form, to send another file or change the details. */
  onChange: (upload: Upload) => void
  onDrop: (upload: Upload) => void
}

/** Uploads in progress, and failed ones. */
export function UploadList({ uploads, ...does }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul className={css.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} className={css.upload}>
          <span className={css.uploadTitle}>{upload.form.title}</span>
          {upload.failure ? <Failed upload={upload} {...does} /> : <Sending upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

function Sending({ upload: { form, share } }: { upload: Upload }) {
  return (
    <>
      <progress value={share} aria-label={`${form.title}: sent`} />
      <span className={css.share}>{Math.round(share * 100)}%</span>
    </>
  )
}

function Failed({ upload, onRetry, onChange, onDrop }: Omit<Props, 'uploads'> & { upload: Upload }) {
  return (
    <>
      <span className={css.reason} role="alert">
        {upload.failure?.reason}
      </span>
      {upload.failure?.isPassing ? (
        <Button icon={<IconRefresh aria-hidden />} onClick={() => onRetry(upload)}>
          Try again
        </Button>
      ) : (
        <Button icon={<IconPencil aria-hidden />} onClick={() => onChange(upload)}>
          Change and send again
        </Button>
      )}
      <IconButton
        label={`Remove ${upload.form.title}`}
        icon={<IconX aria-hidden />}
        onClick={() => onDrop(upload)}
      />
    </>
  )
}
