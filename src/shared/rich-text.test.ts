import { expect, test } from 'vitest'
import { plainText, richText } from './rich-text.ts'

test('plain text becomes paragraphs, with the line breaks that it had', () => {
  expect(richText('Minimum four hours.\nTravel is extra.\n \n\nPay in 14 days.\n')).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { text: 'Minimum four hours.', type: 'text' },
          { type: 'hardBreak' },
          { text: 'Travel is extra.', type: 'text' },
        ],
      },
      { type: 'paragraph', content: [{ text: 'Pay in 14 days.', type: 'text' }] },
    ],
  })
})

test('its words alone have a line for each that paper shows', () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ text, type: 'text' as const }] }],
  })
  expect(
    plainText({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Hire', type: 'text' }] },
        ...richText('One\nTwo').content,
        { type: 'orderedList', content: [item('First'), item('Second')] },
        { type: 'bulletList', content: [item('Third')] },
        { type: 'paragraph' },
      ],
    }),
  ).toBe('Hire\nOne\nTwo\n1. First\n2. Second\n• Third\n')
})
