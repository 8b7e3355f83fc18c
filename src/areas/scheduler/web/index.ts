export { LeaveTab, WorkshopTab } from './AbsenceTab.tsx'
export { AllocationPanel } from './AllocationPanel.tsx'
