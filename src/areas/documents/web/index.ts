export { DocumentFacts } from './DocumentFacts.tsx'
export { DocumentsTab } from './DocumentsTab.tsx'
export { MyDocuments } from './MyDocuments.tsx'
