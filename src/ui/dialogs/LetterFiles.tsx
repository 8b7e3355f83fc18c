import { IconFileText, IconPaperclip, IconUpload, IconX } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { tooLargeTogether } from '#shared/mail-words.ts'
import { formatBytes } from '#shared/text.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Menu } from '../parts/Menu.tsx'
import css from './LetterDialog.module.css'
import { type LetterFile, type LetterFileSource, chosenOf } from './letter-files.ts'
import type { LetterPdfFile } from './LetterPdf.tsx'

/** Files attached to a letter besides its PDF: the record's own, or new ones, which are saved on the record first. */
export function LetterFiles({ source, pdf }: { source: LetterFileSource; pdf: LetterPdfFile }) {
  const { choices, add, accept, disabledReason } = source
  const { field, fieldState } = useController({ name: 'document_ids' })
  const form = useFormContext()
  const hasPdf = useWatch({ name: 'with_pdf' }) !== 0
  const chooser = useRef<HTMLInputElement>(null)
  const [adding, setAdding] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const chosen = chosenOf(choices, field.value)
  const choose = (files: readonly LetterFile[]) => field.onChange(files.map(({ id }) => id))

  const addNew = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    setAdding(true)
    const added = await add(files)
    setAdding(false)
    setRefusal(added.refusal)
    // Others may have been chosen or left out meanwhile.
    const now = form.getValues('document_ids') as readonly number[]
    field.onChange([...new Set([...now, ...added.ids])])
  }
  const upload = {
    label: 'Upload from this computer',
    icon: <IconUpload aria-hidden />,
    divided: true,
    ...(disabledReason && { disabledReason }),
    run: () => chooser.current?.click(),
  }
  const others = choices.filter((one) => !chosen.includes(one))
  const problem = refusal ?? fieldState.error?.message ?? tooMuch(chosen, hasPdf ? pdf : { ...pdf, bytes: 0 })

  return (
    <>
      {chosen.map((file) => (
        <span key={file.id} className={css.chip}>
          <IconFileText size={15} aria-hidden />
          <a href={file.path} target="_blank" rel="noreferrer" title={`Open ${file.name}`}>
            {file.name}
          </a>
          <span className={css.size}>{formatBytes(file.bytes)}</span>
          <IconButton
            label={`Leave out ${file.name}`}
            icon={<IconX size={14} aria-hidden />}
            onClick={() => choose(chosen.filter((one) => one !== file))}
          />
        </span>
      ))}
      <Menu
        label="Add file"
        align="start"
        items={[
          ...others.map((file) => ({
            label: `${file.name}, ${formatBytes(file.bytes)}`,
            icon: <IconFileText aria-hidden />,
            run: () => choose([...chosen, file]),
          })),
          upload,
        ]}
      >
        {(trigger) => (
          <Button {...trigger} ref={field.ref} icon={<IconPaperclip aria-hidden />} loading={adding}>
            Add file
          </Button>
        )}
      </Menu>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple
        hidden
        tabIndex={-1}
        aria-label="Files to attach"
        onChange={(event) => void addNew(event)}
      />
      {problem && (
        <div className={css.problem} role="alert">
          <Lines lines={problem.split('\n')} />
        </div>
      )}
    </>
  )
}

/** Shown before sending, in the words of the server's refusal. */
function tooMuch(files: readonly LetterFile[], { bytes, max_bytes }: LetterPdfFile): string | null {
  const pdf_bytes = bytes !== null && bytes <= max_bytes ? bytes : 0
  const together = files.reduce((sum, file) => sum + file.bytes, pdf_bytes)
  return files.length > 0 && together > max_bytes
    ? tooLargeTogether(together, max_bytes, { has_pdf: pdf_bytes > 0 })
    : null
}
