/** On every article, after its own subjects (specification P 2.8). */
const always = ['Dynasty Trusts', 'Wyoming']

export function Tags({ categories }: { categories: readonly string[] }) {
  return (
    <footer className="mt-12 lg:ml-[19rem]">
      <ul aria-label="Tags" className="flex flex-wrap gap-2.5">
        {[...categories, ...always].map((tag) => (
          <li key={tag} lang="en" className="rounded-sm bg-sage px-3 py-1 text-base">
            {tag}
          </li>
        ))}
      </ul>
    </footer>
  )
}
