import type { Page } from '@playwright/test'
import { articlePath, pages } from '#api/pages.ts'
import { articles } from '#content/articles/catalog.ts'
import {
  ALL_ANSWERS,
  BEFORE_SIGNING,
  BUILDER,
  detailPath,
  FUNDING_PLAN,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  SIGNING_KIT,
  stepPath,
  stepSlugs,
} from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { fits, PHONE } from './accessibility.ts'
import { type Account, change } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { toastOf as englishToast } from './journey/pages.ts'

const WIDE = { width: 1280, height: 900 }

/** From now on every page of the browser comes up in Spanish, as after it was chosen. */
const inSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'es'))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
}

const discard = { name: 'Descartar' }
const toastOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', discard) })
const namesOf = ({ email, firstName, lastName }: Account) => [email, firstName, lastName]
const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

test('a visitor reads on in Spanish, here and on the next visit, and goes back to English', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  const catalogs = () => fetched.filter((url) => url.includes('/assets/es-'))
  await page.goto(pages.home)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('A Wyoming dynasty trust,')
  expect(catalogs(), 'an English page fetches no Spanish').toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
  await expect(heading).toContainText('Un fideicomiso dinástico de Wyoming,')
  expect(catalogs(), 'and a Spanish one fetches it once').toHaveLength(1)
  await expect(page.getByText('La página está ahora en español.')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeFocused()
  await expectSpanish(page, [])
  await axe(page)

  await page.getByRole('banner').getByRole('link', { name: 'Servicios' }).click()
  await expect(heading).toHaveText('Servicios de creación de fideicomisos')
  await page.reload()
  await expect(heading).toHaveText('Servicios de creación de fideicomisos')
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height, 'one line').toBe(73)
  }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await fits(page)
  await axe(page)

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(heading).toHaveText('Trust Creation Services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(heading).toHaveText('Trust Creation Services')
})

test(
  'Spanish that cannot be fetched leaves the page English, and says so',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^The catalog could not be fetched/)
    await page.route('**/es-*.js', (route) => route.abort())
    await page.goto(pages.login)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await expect(englishToast(page)).toContainText('Spanish could not be loaded')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In to Your Account')
    await page.unrouteAll()
  },
)

test('every page that anyone may read is Spanish, and says where it stays English', async ({
  page,
  expectFailures,
}) => {
  expectFailures()
  await inSpanish(page)
  const own = articles.map(({ title }) => title)
  for (const path of [pages.services, pages.about, pages.blog, pages.checkout, '/nowhere', pages.resetPassword]) {
    await open(page, path)
    await expectSpanish(page, own)
  }
  for (const path of [articlePath(1), pages.apiReference]) {
    await open(page, path)
    await expect(page.getByText('Este texto está disponible solo en inglés.')).toBeVisible()
    await expectSpanish(page, own)
  }
  for (const path of [pages.terms, pages.privacy]) {
    await open(page, path)
    await expect(page.getByText('solo el texto en inglés es vinculante')).toBeVisible()
    await expectSpanish(page, own)
  }
})

test('logging in and signing up are rejected in Spanish', ONLY_THOROUGH, async ({ page, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^(Logging in|Signing up) failed/)
  await inSpanish(page)
  await open(page, pages.login)
  await press(page, 'Iniciar sesión')
  await expect(page.getByText('La contraseña es obligatoria').first()).toBeVisible()
  await expectSpanish(page, [])
  await page.getByLabel('Correo electrónico').fill('nobody@family.example')
  await page.getByLabel('Contraseña').fill('wrong-one-here')
  await press(page, 'Iniciar sesión')
  await expect(toastOf(page)).toContainText('Los datos no son válidos.')
  await expectSpanish(page, [])

  await open(page, pages.signup)
  await press(page, 'Registrarse')
  await expect(page.getByText('Escriba su nombre').first()).toBeVisible()
  await expectSpanish(page, [])
  await axe(page)
  for (const [label, text] of [
    ['Nombre', 'Ana'],
    ['Apellido', 'Alder'],
    ['Correo electrónico', 'ana@family.example'],
    ['Contraseña', 'password123'],
    ['Confirme la contraseña', 'password123'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox', { name: /^Acepto/ }).check()
  await press(page, 'Registrarse')
  await expect(page.getByText('Esta contraseña es fácil de adivinar').first()).toBeVisible()
  await expectSpanish(page, [])
})

test('typing, errors and the focus outlive a change of language', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { currentStep: 1, trustName: 'Next' })
  await page.goto(stepPath('grantor'))
  await page.getByLabel('Full Legal Name').fill('Other')
  await page.getByLabel('Social Security Number').fill('12')
  await main(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  const toSpanish = page.getByRole('banner').getByRole('button', { name: 'Español' })
  await toSpanish.click()

  await expect(page.getByText('Hay un problema')).toBeVisible()
  await expect(page.getByText('La dirección es obligatoria').first()).toBeVisible()
  await expect(page.getByLabel('Nombre legal completo')).toHaveValue('Other')
  await expect(page.getByLabel('Número de seguro social')).toHaveValue('XXX-XX-12 (2 de 9 dígitos)')
  await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeFocused()
  await page.getByLabel('Dirección legal').fill('Calle 1')
  await expect(page.getByText('La dirección es obligatoria')).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expect(page.getByLabel('Legal Address')).toHaveValue('Calle 1')
})

test('what was typed stays as it was, whatever words of ours are in it', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, {
    currentStep: 1,
    ...samples.complete,
    trustName: 'Other',
    grantorName: 'Home',
    trusteeRelationship: 'Trustee',
    beneficiaries: { put: [{ id: 'b-clara', name: 'Beneficiaries', relationship: 'child' }] },
    assets: { put: [{ id: 'a-home', name: 'Real Estate', type: 'real_estate', ownership: 'joint' }] },
  })
  await inSpanish(page)
  for (const path of [pages.dashboard, pages.summary, ALL_ANSWERS, OVERVIEW]) {
    await open(page, path)
    await expect(main(page).getByText('Other', { exact: true }).first(), path).toBeVisible()
  }
  await expect(main(page).getByText('Trustee', { exact: true }).first()).toBeVisible()
  await open(page, pages.summary)
  for (const typed of ['Home', 'Beneficiaries', 'Real Estate', 'Trustee'])
    await expect(main(page).getByText(typed, { exact: true }).first()).toBeVisible()
  await open(page, HISTORY)
  await main(page).locator('summary').first().click()
  await expect(
    main(page)
      .getByText(/Nombre del fideicomiso: .*Other/)
      .first(),
  ).toBeVisible()
  await open(page, stepPath('beneficiaries'))
  await expect(main(page).getByText('Beneficiaries', { exact: true }).first()).toBeVisible()
})

for (const sample of ['complete', 'begun'] as const) {
  test(`the pages about the family '${sample}' are Spanish`, ONLY_THOROUGH, async ({ page, account }) => {
    test.setTimeout(120_000)
    await change(account, { currentStep: 1, ...samples[sample] })
    await inSpanish(page)
    const own = [samples[sample], namesOf(account)]
    const sheets = [BEFORE_SIGNING, SIGNING_KIT, FUNDING_PLAN, OVERVIEW, PEOPLE, ALL_ANSWERS, HISTORY]
    for (const path of [pages.dashboard, pages.summary, ...sheets]) {
      await open(page, path)
      await expect(main(page).getByRole('heading').nth(1)).toBeVisible()
      const folds = main(page).locator('details')
      await folds.evaluateAll((all) => all.forEach((fold) => void fold.setAttribute('open', '')))
      await expectSpanish(page, own)
      if (sample !== 'complete') continue
      await page.setViewportSize(PHONE)
      await fits(page)
      await page.setViewportSize(WIDE)
    }
    if (sample !== 'complete') return
    const note = page.getByText('se firman conforme a la ley de Wyoming')
    await expect(note).toHaveCount(0)
    await open(page, pages.preview.replace(':document', 'trust-agreement'))
    await expect(note).toBeVisible()
    await expect(page.locator('.sheet').first()).toHaveAttribute('lang', /^en/)
    await expectSpanish(page, own)
  })
}

test('every step is Spanish, empty and with errors', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 1 })
  await inSpanish(page)
  for (const slug of stepSlugs) {
    await open(page, stepPath(slug))
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectSpanish(page, [account.firstName])
    const field = main(page).getByRole('textbox').first()
    if ((await field.isVisible()) && (await field.isEnabled())) await field.fill(slug === 'name' ? '' : 'A\u202Eb')
    await main(page).locator('button[value=next]').click()
    const report = page.getByText('Hay un problema').or(toastOf(page)).or(page.locator('[aria-invalid=true]'))
    await expect(report.first()).toBeVisible()
    await expectSpanish(page, [account.firstName])
  }
  await axe(page)
})

test('details, lists, dialogs and settings are Spanish', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(120_000)
  await inSpanish(page)
  const own = [samples.complete, namesOf(account)]
  for (const path of [BUILDER, pages.dashboard, pages.summary, `${BUILDER}/nowhere`]) {
    await open(page, path)
    await expectSpanish(page, own)
  }
  await open(page, `${pages.settings}?tab=billing`)
  await press(page, 'Añadir un método de pago')
  await page.getByRole('button', { name: 'Guardar el método de pago' }).click()
  await expect(page.getByText('Hay un problema')).toBeVisible()
  await expectSpanish(page, own)
  await open(page, `${pages.settings}?tab=security`)
  await press(page, 'Eliminar la cuenta')
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(page.getByText('Escriba su contraseña').first()).toBeVisible()
  await expectSpanish(page, own)

  await change(account, { currentStep: 1, ...samples.complete })
  for (const [detail, id] of [
    ['beneficiary-age', 'b-clara'],
    ['charity-info', 'b-teton'],
    ['real-estate-info', 'a-home'],
    ['business-info', 'a-outfitters'],
    ['charity-info', 'nobody'],
  ] as const) {
    await open(page, detailPath(detail, id))
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectSpanish(page, own)
  }
  await open(page, stepPath('beneficiaries'))
  await main(page).getByRole('button', { name: 'Quitar Clara Jane Whitlock' }).click()
  await expect(page.getByRole('dialog')).toContainText('¿Quitar «Clara Jane Whitlock»?')
  await expectSpanish(page, own)
  await axe(page)
  await page.keyboard.press('Escape')

  await change(account, {
    beneficiaries: { put: [{ id: 'b-nora', name: 'Nora Whitlock', relationship: 'child' }] },
    assets: { put: [{ id: 'a-field', name: 'Field', type: 'real_estate', ownership: 'sole' }] },
  })
  await open(page, pages.summary)
  await Promise.all([page.waitForEvent('download'), press(page, 'Descargar todos los documentos listos')])
  await expect(page.getByRole('dialog', { name: /^Descargado; falta: / })).toBeVisible()
  await expectSpanish(page, [own, 'Nora Whitlock', 'Field'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mi cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(toastOf(page)).toContainText('Sesión cerrada')
  await expectSpanish(page, own)
})
