import { IconDownload, IconEye } from '@tabler/icons-react'
import type { MenuItem } from '#ui/parts/Menu.tsx'

/** A row's items for its document: the PDF, and the page that shows it. */
export const documentItems = ({ pdf, preview }: { pdf: string; preview: string }): MenuItem[] => [
  {
    label: 'PDF',
    icon: <IconDownload aria-hidden />,
    rowKey: 'd',
    run: () => void window.open(pdf, '_blank', 'noopener'),
  },
  { label: 'Preview', icon: <IconEye aria-hidden />, to: preview },
]
