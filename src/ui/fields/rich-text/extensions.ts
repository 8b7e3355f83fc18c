import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

/** Exactly the nodes and marks that the contract takes; pasted text loses any other. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  BulletList,
  // Lists are numbered from 1, and have one level: Tab leaves the field.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'paragraph+' }),
  ListKeymap,
  UndoRedo,
]
