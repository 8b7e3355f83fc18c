export { DocumentsTab } from './DocumentsTab.tsx'
export { MyDocuments } from './MyDocuments.tsx'
