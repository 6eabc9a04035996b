import { english } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useStore } from '#web/store.ts'
import { Button } from './button.tsx'
import { questionStore } from './confirm-store.ts'
import { Dialog } from './dialog.tsx'

/** Shows the question of `askToConfirm()`. The harmless answer comes first and so holds the focus. */
export function ConfirmDialog() {
  const asked = useStore(questionStore, null)
  if (!asked) return null
  return (
    <Dialog open title={translate(asked.title)} onClose={() => asked.answer(false)}>
      {[asked.body, ...(asked.more ?? [])].map((paragraph) => (
        <p key={english(paragraph)} className="mt-3 wrap-anywhere first:mt-0">
          {translate(paragraph)}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        {asked.no !== undefined && (
          <Button variant="secondary" onClick={() => asked.answer(false)}>
            {translate(asked.no)}
          </Button>
        )}
        <Button variant={asked.destructive ? 'destructive' : 'primary'} onClick={() => asked.answer(true)}>
          {translate(asked.yes)}
        </Button>
      </div>
    </Dialog>
  )
}
