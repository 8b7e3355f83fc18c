import { lazyPart } from '#ui/lazy-part.tsx'

// Loads when first shown.
export const NotesTab = lazyPart(() => import('./NotesTab.tsx'), 'NotesTab')
