export { ProjectLink } from './ProjectLink.tsx'
export { ProjectPicker } from './ProjectPicker.tsx'
export { projectSearch } from './project-search.ts'
export { useSeesMoney } from './sees-money.ts'
