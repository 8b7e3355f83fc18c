import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { RichText } from '#shared/rich-text.ts'
import { classes } from '../../classes.ts'
import { extensions } from './extensions.ts'
import css from './RichTextEditor.module.css'
import { Toolbar } from './Toolbar.tsx'

interface RichTextEditorProps {
  label: string
  value: RichText
  onChange: (value: RichText) => void
  onBlur: () => void
  readOnly: boolean
  /** What screen readers are told about it. */
  said: { required: boolean | undefined; isWrong: boolean; by: string | undefined }
}

/** The editor of formatted text with its buttons. */
export function RichTextEditor({ label, value, onChange, onBlur, readOnly, said }: RichTextEditorProps) {
  const own = useRef(value)
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(said.required && { 'aria-required': 'true' }),
    ...(said.isWrong && { 'aria-invalid': 'true' }),
    ...(said.by && { 'aria-describedby': said.by }),
  }
  const editor = useEditor({
    extensions,
    content: value,
    editable: !readOnly,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: (update) => {
      own.current = update.editor.getJSON() as RichText
      onChange(own.current)
    },
    onBlur,
  })

  // The form was reset, or follows someone else's save.
  useEffect(() => {
    if (value === own.current) return
    own.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={classes(css.editor, said.isWrong && css.wrong)}>
      {!readOnly && <Toolbar editor={editor} />}
      <EditorContent editor={editor} className={css.page} />
    </div>
  )
}
