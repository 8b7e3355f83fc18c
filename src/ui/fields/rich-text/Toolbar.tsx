import { IconBold, IconH2, IconH3, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import css from './RichTextEditor.module.css'

const tools = [
  {
    label: 'Bold',
    keys: 'Control+B',
    icon: IconBold,
    isOn: (editor: Editor) => editor.isActive('bold'),
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    keys: 'Control+I',
    icon: IconItalic,
    isOn: (editor: Editor) => editor.isActive('italic'),
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    keys: 'Control+Alt+2',
    icon: IconH2,
    isOn: (editor: Editor) => editor.isActive('heading', { level: 2 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    keys: 'Control+Alt+3',
    icon: IconH3,
    isOn: (editor: Editor) => editor.isActive('heading', { level: 3 }),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bulleted list',
    keys: 'Control+Shift+8',
    icon: IconList,
    isOn: (editor: Editor) => editor.isActive('bulletList'),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    keys: 'Control+Shift+7',
    icon: IconListNumbers,
    isOn: (editor: Editor) => editor.isActive('orderedList'),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const

/** Formats what is selected, or what is typed next. */
export function Toolbar({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn }) => isOn(now)),
  })
  return (
    <div role="toolbar" aria-label="Format" className={css.toolbar}>
      {tools.map(({ label, keys, icon: Icon, run }, at) => (
        <button
          key={label}
          type="button"
          className={css.tool}
          aria-label={label}
          aria-pressed={on[at]}
          aria-keyshortcuts={keys}
          title={`${label} (${keys.replace('Control', 'Ctrl')})`}
          onClick={() => run(editor)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </div>
  )
}
