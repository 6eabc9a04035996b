/** Two pages that share most of their code, in one file: each file that the entry names weighs on every page. */
export { default as FundingPlanPage } from '#web/features/funding/funding-plan-page.tsx'
export { default as SomethingChangedPage } from './something-changed-page.tsx'
