export { FirstStepsPanel } from './FirstStepsPanel.tsx'
