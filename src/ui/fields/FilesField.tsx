import { IconCamera, IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatBytes } from '#shared/text.ts'
import { classes } from '../classes.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import css from './FilesField.module.css'
import { type FieldProps, useField } from './use-field.ts'

/**
 * Files dropped, chosen or, on a phone, photographed; the form holds a list of File. `accept` is as in HTML:
 * 'application/pdf,image/*'; `refusalOf` says why a file is refused. `progress` shows a file's upload next to
 * it.
 */
export function FilesField({
  accept,
  maxFiles = 10,
  refusalOf,
  progress,
  ...props
}: Omit<FieldProps, 'placeholder'> & {
  accept?: string
  maxFiles?: number
  refusalOf?: (file: File) => Promise<string | null>
  progress?: (file: File) => ReactNode
}) {
  const { value, onChange, onBlur, error: wrong, look } = useField(props)
  const [refusal, setRefusal] = useState<string | null>(null)
  const error = refusal ?? wrong
  const { ref, description, readOnly } = look
  const files = Array.isArray(value) ? value.filter((each) => each instanceof File) : []
  const takesPhotos = accept === undefined || accept.includes('image/')
  // A single-file field replaces the file it has.
  const isOne = maxFiles === 1
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const id = useId()

  const add = async (more: Iterable<File>) => {
    if (readOnly) return
    const judged = await Promise.all(
      Array.from(more, async (file) => ({ file, why: (await refusalOf?.(file)) ?? null })),
    )
    const accepted = judged.filter(({ why }) => why === null).map(({ file }) => file)
    const refused = judged.find(({ why }) => why !== null)
    setRefusal(refused ? `${refused.file.name}: ${refused.why}` : null)
    if (accepted.length > 0) onChange(isOne ? accepted.slice(-1) : [...files, ...accepted].slice(0, maxFiles))
  }
  const addChosen = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.currentTarget.files ?? [])])
    // Allows choosing the same file again after it was removed.
    event.currentTarget.value = ''
  }
  const hidden = { type: 'file', accept, hidden: true, tabIndex: -1, onChange: addChosen } as const

  return (
    <fieldset className={css.files} aria-describedby={`${id}-said`} aria-invalid={error ? true : undefined}>
      <legend className={css.label}>
        {props.label}
        {props.required && <span className={css.required}> *</span>}
      </legend>
      <div
        className={classes(css.drop, over && css.over, error && css.wrong)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void add([...event.dataTransfer.files])
        }}
      >
        <Button
          ref={ref}
          icon={<IconUpload aria-hidden />}
          disabledReason={
            props.disabledReason ??
            (!isOne && files.length >= maxFiles ? `Up to ${maxFiles} files.` : undefined)
          }
          onClick={() => chooser.current?.click()}
          onBlur={onBlur}
        >
          {isOne ? (files.length === 0 ? 'Choose a file' : 'Choose another file') : 'Choose files'}
        </Button>
        {takesPhotos && (
          <span className={css.camera}>
            <Button icon={<IconCamera aria-hidden />} onClick={() => camera.current?.click()}>
              {isOne && files.length > 0 ? 'Take it again' : 'Take a photo'}
            </Button>
          </span>
        )}
        <span className={css.hint}>or drop {isOne ? 'it' : 'them'} here</span>
        <input {...hidden} ref={chooser} multiple={!isOne} aria-label={props.label} />
        {takesPhotos && (
          <input
            {...hidden}
            ref={camera}
            accept="image/*"
            capture="environment"
            aria-label={`Photo for ${props.label}`}
          />
        )}
      </div>
      <div id={`${id}-said`}>
        {description && <p className={css.help}>{description}</p>}
        {error && <p className={css.error}>{error}</p>}
      </div>
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file, at) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className={css.file}>
              <IconFile size={16} aria-hidden />
              <span className={css.name}>{file.name}</span>
              <span className={css.size}>{formatBytes(file.size)}</span>
              {progress?.(file)}
              <IconButton
                label={`Remove ${file.name}`}
                icon={<IconX aria-hidden />}
                onClick={() => onChange(files.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
