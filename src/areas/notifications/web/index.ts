export { OpenMention } from './OpenMention.tsx'
