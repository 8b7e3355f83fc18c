import type { ReactNode } from 'react'
import type { RichBlock, RichInline, RichItem, RichText } from '#shared/rich-text.ts'
import css from './RichTextView.module.css'

/** Formatted text as paper shows it, from its nodes. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className={css.text}>
      {text.content.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content)}</p>
    case 'heading':
      return block.attrs.level === 2 ? (
        <h4 className={css.heading}>{inline(block.content)}</h4>
      ) : (
        <h5 className={css.subheading}>{inline(block.content)}</h5>
      )
    case 'bulletList':
      return <ul>{block.content.map(item)}</ul>
    case 'orderedList':
      return <ol>{block.content.map(item)}</ol>
  }
}

const item = ({ content }: RichItem, at: number) => (
  <li key={at}>
    {content.map((paragraph, place) => (
      <p key={place}>{inline(paragraph.content)}</p>
    ))}
  </li>
)

const inline = (content: readonly RichInline[] = []) =>
  content.map((part, at) => (part.type === 'text' ? <Marked key={at} part={part} /> : <br key={at} />))

function Marked({ part: { text, marks = [] } }: { part: Extract<RichInline, { type: 'text' }> }): ReactNode {
  const isItalic = marks.some(({ type }) => type === 'italic')
  const words = isItalic ? <em>{text}</em> : text
  return marks.some(({ type }) => type === 'bold') ? <strong>{words}</strong> : words
}
