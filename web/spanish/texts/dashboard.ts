import type { Texts } from '../speaking.ts'

/** Dashboard, downloads, previews and how saving stands. */
export const dashboard: Texts = {
  'What changed in the {0}': 'Qué cambió en «{0}»',
  'Download the new {0}': 'Descargar la nueva versión: {0}',
  '{0} and {1} more': '{0} y {1} más',
  'Printed {0}': 'Impreso el {0}',
  'Downloaded {0}': 'Descargado el {0}',
  '{0}, still matches your answers.': '{0}; sigue coincidiendo con sus respuestas.',
  '{0}. Your answers in it are still the same; the wording of the document has been revised since.':
    '{0}. Sus respuestas en él siguen siendo las mismas; desde entonces se revisó la redacción del documento.',
  '{0}. Changed since you printed it.': '{0}. Cambió desde que lo imprimió.',
  '{0}. Changed since you downloaded it.': '{0}. Cambió desde que lo descargó.',
  '{0}. Changed since you printed it: {1}.': '{0}. Cambió desde que lo imprimió: {1}.',
  '{0}. Changed since you downloaded it: {1}.': '{0}. Cambió desde que lo descargó: {1}.',
  '1 answer': '1 respuesta',
  '{0} answers': '{0} respuestas',
  'Downloaded, with {0} missing': 'Descargado; falta: {0}',
  '{0} There is a marked blank for each answer below. Give the answers and download again before anybody signs.':
    '{0} Hay un espacio en blanco marcado para cada respuesta de abajo. Dé las respuestas y descárguelo de nuevo antes de que alguien firme.',
  Close: 'Cerrar',
  'Download {0}': 'Descargar {0}',
  'Download all ready documents': 'Descargar todos los documentos listos',
  'No document is ready yet. Each is ready at 100%.':
    'Ningún documento está listo todavía. Cada uno está listo al 100%.',
  'Add an attorney’s copy of the agreement, with notes on its sources':
    'Agregar una copia del acuerdo para un abogado, con notas sobre sus fuentes',
  '{0} of {1} ready. One .zip file, with a cover index in the order of signing.':
    '{0} de {1} listos. Un archivo .zip, con un índice de portada en el orden de la firma.',
  'Still needed: {0}': 'Todavía falta: {0}',
  'With full numbers': 'Con los números completos',
  '<0/>Complete': '<0/>Completo',
  'What happens next': 'Qué sigue ahora',
  'Nothing takes effect until the documents are signed and the trust is funded. You can still change every answer; the <0>summary</0> shows them all on one page.':
    'Nada tiene efecto hasta que se firmen los documentos y se aporten los bienes al fideicomiso. Todavía puede cambiar cada respuesta; el <0>resumen</0> las muestra todas en una página.',
  'For the day of signing there is the <0>signing-day kit</0>, and for moving your property into the trust the <1>funding plan</1>.':
    'Para el día de la firma está la <0>guía para el día de la firma</0>, y para traspasar sus bienes al fideicomiso, el <1>plan de aportación de bienes</1>.',
  'You have not started a trust yet. It begins with its name, and you can stop at any time.':
    'Todavía no ha comenzado un fideicomiso. Comienza con su nombre, y puede detenerse en cualquier momento.',
  Sections: 'Secciones',
  Documents: 'Documentos',
  'Pro and Elite users can preview documents before finalizing.':
    'Los usuarios de Pro y Elite pueden ver una vista previa de los documentos antes de finalizar.',
  'Overall completion': 'Avance total',
  'A cut tree with a ring for each section: {0} of {1} are full.':
    'El corte de un árbol con un anillo para cada sección: {0} de {1} están llenos.',
  Complete: 'Completar',
  '{0} of {1} sections': '{0} de {1} secciones',
  'Overall completion: {0}%': 'Avance total: {0}%',
  'Resume Your Trust': 'Retome su fideicomiso',
  'The summary shows all answers and documents on one page. You can change any of them.':
    'El resumen muestra todas las respuestas y los documentos en una página. Puede cambiar cualquiera de ellas.',
  'You are at {0}. Everything you have answered is kept.': 'Está en «{0*}». Todo lo que ha respondido se conserva.',
  'Continue Where I Left Off': 'Continuar donde me quedé',
  ' (Optional)': ' (Opcional)',
  '{0}: {1}% complete': '{0}: {1}% completo',
  'The way through the thirteen sections': 'El camino por las trece secciones',
  'Your Trust Details': 'Datos de su fideicomiso',
  'Trust name': 'Nombre del fideicomiso',
  Grantor: 'Otorgante',
  'Current step': 'Paso actual',
  'See who is in it, what it holds and when shares come out: <0>your trust at a glance</0>.':
    'Vea quién está en él, qué contiene y cuándo se entregan las partes: <0>su fideicomiso de un vistazo</0>.',
  'Every version of your answers is kept: <0>history of your answers</0>.':
    'Se conserva cada versión de sus respuestas: <0>historial de sus respuestas</0>.',
  'Not specified': 'Sin especificar',
  '<0/> Preview of your document': '<0/> Vista previa de su documento',
  '<0/> Loading the preview...': '<0/> Cargando la vista previa...',
  'The preview could not be loaded. Your answers are not affected.':
    'No se pudo cargar la vista previa. Sus respuestas no se ven afectadas.',
  '{0}. Preview; page breaks can differ in Word. What you change is marked. <0>Open the whole preview</0>':
    '{0}. Vista previa; los saltos de página pueden ser distintos en Word. Lo que cambia queda marcado. <0>Abrir la vista previa completa</0>',
  'Pages of {0}': 'Páginas de {0}',
  'Previews of your documents are part of the Pro and Elite packages. Your answers and downloads stay as they are. <0>See the packages</0>':
    'Las vistas previas de sus documentos forman parte de los paquetes Pro y Elite. Sus respuestas y descargas quedan como están. <0>Ver los paquetes</0>',
  'Preview {0}': 'Vista previa de {0}',
  Preview: 'Vista previa',
  'Preview of {0}': 'Vista previa de {0}',
  Document: 'Documento',
  'Preview; page breaks can differ in Word. {0}Choose an answer or a marked blank to go to its question.':
    'Vista previa; los saltos de página pueden ser distintos en Word. {0}Elija una respuesta o un espacio en blanco marcado para ir a su pregunta.',
  'It is marked as a draft until you complete the trust. ':
    'Está marcado como borrador hasta que complete el fideicomiso. ',
  'Print or save as PDF': 'Imprimir o guardar como PDF',
  'Larger text': 'Texto más grande',
  'Back to the dashboard': 'Volver al panel',
  'Download Word file': 'Descargar el archivo de Word',
  'Start a trust, and every document can be read here as it takes shape.':
    'Comience un fideicomiso, y aquí podrá leer cada documento mientras toma forma.',
  'Laying out the pages...': 'Preparando las páginas...',
  'Not answered yet: {0}': 'Todavía sin respuesta: {0}',
  'Change {0}': 'Cambiar {0}',
  'Signing and Funding': 'Firma y aportación de bienes',
  'Who signs each document, how many witnesses it needs, whether it needs a notary, and the order of signing.':
    'Quién firma cada documento, cuántos testigos necesita, si necesita notario y el orden de las firmas.',
  'What it takes to move each asset into the trust, and how far along you are.':
    'Lo que hace falta para traspasar cada bien al fideicomiso y cuánto ha avanzado usted.',
  'A calendar file can remind you of your yearly trust review, the assets still to be moved into the trust, the years in which shares are paid out, and a question for your accountant.':
    'Un archivo de calendario puede recordarle la revisión anual de su fideicomiso, los bienes que todavía falta traspasar, los años en que se pagan las partes y una pregunta para su contador.',
  'Add reminders to your calendar': 'Añadir recordatorios a su calendario',
  'None of your assets needs to be moved': 'Ninguno de sus bienes necesita traspasarse',
  '{0} of {1} {2} moved into the trust': 'Bienes traspasados al fideicomiso: {0} de {1}',
  'How It Works': 'Cómo funciona',
  'No trust found': 'No se encontró ningún fideicomiso',
  'One change could not be saved': 'No se pudo guardar un cambio',
  '{0} changes could not be saved': 'No se pudieron guardar {0} cambios',
  'Your trust is as it was before. What you typed is kept here, so that you can correct it and save it again.':
    'Su fideicomiso está como antes. Lo que escribió se conserva aquí para que pueda corregirlo y guardarlo de nuevo.',
  'Discard the change of {0}': 'Descartar el cambio del {0}',
  Discard: 'Descartar',
  'Typed and not saved yet': 'Escrito y todavía sin guardar',
  'It is kept in this browser only. Open the page and save it there.':
    'Se conserva solo en este navegador. Abra la página y guárdelo allí.',
  'Discard what you typed in {0}': 'Descartar lo que escribió en {0}',
  'Discard what you typed?': '¿Descartar lo que escribió?',
  'What you typed in {0} and did not save is lost. Your saved answers stay as they are.':
    'Se pierde lo que escribió en {0} y no guardó. Sus respuestas guardadas quedan como están.',
  'Your confirmations': 'Sus confirmaciones',
  Emptied: 'Vaciado',
  'A detail of an entry': 'Un detalle de una entrada',
  'Saving your answers…': 'Guardando sus respuestas…',
  'Saved here and in your account at {0}.': 'Guardado aquí y en su cuenta a las {0}.',
  'Saved on this device only. Your answers go to your account when the connection improves.':
    'Guardado solo en este dispositivo. Sus respuestas llegarán a su cuenta cuando mejore la conexión.',
  'Not saved: {0}. What you typed is kept on this page.':
    'No se guardó: {0}. Lo que escribió se conserva en esta página.',
  'Still connecting…': 'Conectando todavía…',
  'We cannot tell yet whether you have begun a trust. Nothing is lost; the page goes on as soon as the connection stands.':
    'Todavía no podemos saber si ha comenzado un fideicomiso. No se pierde nada; la página continúa en cuanto haya conexión.',
  'Download opens at 100%. Ready so far: {percent}%.': 'La descarga se abre al 100%. Listo hasta ahora: {percent}%.',
  Download: 'Descargar',
  'No Trust Data': 'No hay datos del fideicomiso',
  'No trust data available to generate document.': 'No hay datos del fideicomiso para generar el documento.',
  'Document Downloaded': 'Documento descargado',
  'Your {document} document has been generated and downloaded successfully.':
    'Su documento «{document}» se generó y se descargó correctamente.',
  'Download Failed': 'No se pudo descargar',
  'There was a problem generating your {noun}. Please try again.':
    'Hubo un problema al generar su {noun}. Inténtelo de nuevo.',
  'Documents Downloaded': 'Documentos descargados',
  '{count, plural, one {Your ready document has} other {Your # ready documents have}} been generated and downloaded successfully in one .zip file, with a cover index.':
    '{count, plural, one {Su documento listo se generó y se descargó} other {Sus # documentos listos se generaron y se descargaron}} correctamente en un solo archivo .zip, con un índice de portada.',
  'Print whole social security numbers?': '¿Imprimir completos los números de seguro social?',
  'This copy of the {document} shows the numbers in full, to copy them to the form. Keep it to yourself, and destroy it when you have filed.':
    'Esta copia de «{document}» muestra los números completos para copiarlos en el formulario. Guárdela solo para usted y destrúyala cuando haya presentado la solicitud.',
  'Download my worksheet': 'Descargar mi hoja de trabajo',
  'Not now': 'Ahora no',
  'Edit Details': 'Editar los datos',
  'Complete Section': 'Completar la sección',
  'not started': 'sin comenzar',
  'Signing-day kit': 'Guía para el día de la firma',
  'Funding plan': 'Plan de aportación de bienes',
  'Calendar File Saved': 'Archivo de calendario guardado',
  'Open it, and your calendar adds {count} reminders.': 'Ábralo, y su calendario añadirá {count} recordatorios.',
  'The calendar file could not be made. Please try again.':
    'No se pudo crear el archivo de calendario. Inténtelo de nuevo.',
  'Answer the questions': 'Responda las preguntas',
  'Thirteen short sections about the trust, the people and the property, in any order. Your answers are kept as you go, so you can stop and come back.':
    'Trece secciones breves sobre el fideicomiso, las personas y los bienes, en cualquier orden. Sus respuestas se conservan mientras avanza, así que puede detenerse y volver.',
  'Check the summary': 'Revise el resumen',
  'See every answer on one page, correct what is wrong, and confirm it.':
    'Vea todas las respuestas en una página, corrija lo que esté mal y confírmelo.',
  'Download and sign': 'Descargue y firme',
  'Your documents are made on your own device as Word files, each once its answers are there. Have them read by an attorney, then sign them and fund the trust.':
    'Sus documentos se hacen en su propio dispositivo como archivos de Word, cada uno cuando están sus respuestas. Haga que un abogado los lea; después fírmelos y aporte los bienes al fideicomiso.',
  'Template not found': 'Plantilla no encontrada',
  '{0} taken out': '{0}: quitado',
}
