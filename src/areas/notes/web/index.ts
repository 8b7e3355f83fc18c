export { NotesTab } from './NotesTab.tsx'
