import { detailSteps } from '#domain/trust/details/all.ts'
import type { DetailPage as Page } from '#domain/trust/routes.ts'
import { DetailPage } from './detail-page.tsx'

/** The four pages for one entry's details. */
export default function DetailPages({ page }: { page: Page }) {
  const detail = detailSteps.find((each) => each.page === page)
  return detail ? <DetailPage detail={detail} /> : null
}
