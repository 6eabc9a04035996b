import { assets } from './assets.ts'
import { beneficiaries } from './beneficiaries.ts'
import { ListPage } from './list-page.tsx'

/** The two steps whose answer is a list. */
export default function ListPages({ slug }: { slug: 'beneficiaries' | 'assets' }) {
  return slug === 'assets' ? <ListPage key={slug} list={assets} /> : <ListPage key={slug} list={beneficiaries} />
}
