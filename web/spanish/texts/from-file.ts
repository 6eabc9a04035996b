import type { Texts } from '../speaking.ts'

/** Beneficiaries from a table or contacts, and answers brought back from a file. */
export const fromFile: Texts = {
  'Did you save your answers before? <0>Bring them back from a file</0>':
    '¿Guardó antes sus respuestas? <0>Recupérelas de un archivo</0>',
  'Add from a file': 'Añadir desde un archivo',
  File: 'Archivo',
  'Please choose one file at a time.': 'Elija un solo archivo a la vez.',
  'Or drop it anywhere on this page.': 'O suéltelo en cualquier lugar de esta página.',
  'The file kinstead-my-data-….json, of at most 10 MB.': 'El archivo kinstead-my-data-….json, de 10 MB como máximo.',
  'The file was read. What is in it stands below.': 'El archivo se leyó. Abajo está lo que contiene.',
  'Bring Back Your Answers': 'Recupere sus respuestas',
  'From a file that you saved with “Download My Data” in your settings. It is read here in your browser, and you see what is in it before anything changes. Only the answers to the thirteen sections are taken: your profile, your card and your purchases stay as they are.':
    'De un archivo que guardó con «Descargar mis datos» en su configuración. Se lee aquí, en su navegador, y usted ve lo que contiene antes de que algo cambie. Solo se toman las respuestas de las trece secciones: su perfil, su tarjeta y sus compras quedan como están.',
  'To go back to answers you had in this account, you need no file: they are in the <0>history of your answers</0>.':
    'Para volver a respuestas que tenía en esta cuenta no necesita ningún archivo: están en el <0>historial de sus respuestas</0>.',
  'A table (.csv) or contacts (.vcf), of at most 10 MB and 1,000 entries.':
    'Una tabla (.csv) o contactos (.vcf), de 10 MB y 1,000 entradas como máximo.',
  'It is at the end of your list, where you can change each of them.':
    'Está al final de su lista, donde puede cambiarlo.',
  'They are at the end of your list, where you can change each of them.':
    'Están al final de su lista, donde puede cambiar cada uno.',
  '1 entry': '1 entrada',
  '{0} entries': '{0} entradas',
  'nothing wrong': 'ninguna con errores',
  '{0} with something wrong': '{0} con errores',
  '{0} was read: {1}, {2}.': '{0} se leyó: {1}, {2}.',
  '{count, plural, one {# beneficiary} other {# beneficiaries}}':
    '{count, plural, one {# beneficiario} other {# beneficiarios}}',
  'Go to your beneficiaries': 'Ir a sus beneficiarios',
  Undo: 'Deshacer',
  'Loading your beneficiaries...': 'Cargando sus beneficiarios...',
  'Add Beneficiaries from a File': 'Añada beneficiarios desde un archivo',
  'From a table, as Excel, Numbers and Google Sheets save it (CSV), or from contacts (vCard). The file is read here in your browser and sent nowhere. You see what is in it before anything is added. <0>Back to your beneficiaries</0>':
    'De una tabla, como la guardan Excel, Numbers y Google Sheets (CSV), o de contactos (vCard). El archivo se lee aquí, en su navegador, y no se envía a ninguna parte. Usted ve lo que contiene antes de que se añada algo. <0>Volver a sus beneficiarios</0>',
  'How a table has to look': 'Cómo debe ser una tabla',
  'One person or charity in each line, under a first line of headings. Only the name is needed. Save it as CSV; the character between cells may be a comma, a semicolon or a tab. Upper and lower case, spaces and the order of the columns do not matter, and columns with other headings are not read.':
    'Una persona u organización benéfica en cada línea, debajo de una primera línea de encabezados, en español o en inglés. Solo hace falta el nombre. Guárdela como CSV; el carácter entre celdas puede ser una coma, un punto y coma o un tabulador. Las mayúsculas, los espacios y el orden de las columnas no importan, y las columnas con otros encabezados no se leen.',
  'Download a sample file': 'Descargar un archivo de ejemplo',
  'All headings that are read': 'Todos los encabezados que se leen',
  Heading: 'Encabezado',
  'What stands in it': 'Qué contiene',
  'or <0/>': 'o <0/>',
  'Of contacts (vCard), the name, email, postal address and birth year are read, and who is whose relative. Telephone numbers, pictures and notes are not. Social security numbers of beneficiaries are never asked for, and a column of them is not read.':
    'De los contactos (vCard) se leen el nombre, el correo electrónico, la dirección postal y el año de nacimiento, y quién es pariente de quién. No se leen números de teléfono, imágenes ni notas. Los números de seguro social de los beneficiarios no se piden nunca, y una columna con ellos no se lee.',
  'Answers of {0}': 'Respuestas del {0}',
  'Saved from the account <0/>.': 'Guardadas desde la cuenta <0/>.',
  'From another account': 'De otra cuenta',
  'You are signed in as <0/>. Please make sure that this file is yours.':
    'Tiene la sesión iniciada como <0/>. Asegúrese de que este archivo es suyo.',
  'These are the same as your answers now. Nothing is to be done.':
    'Son iguales a sus respuestas actuales. No hay nada que hacer.',
  'Your account has no answers yet': 'Su cuenta todavía no tiene respuestas',
  'What would change': 'Qué cambiaría',
  'All that stands below becomes your answers, and you go on from there.':
    'Todo lo que está abajo pasa a ser sus respuestas, y usted continúa desde ahí.',
  'From your answers now to those of the file.': 'De sus respuestas actuales a las del archivo.',
  'This is more than one save can carry (1 MiB), and half of it is never taken. Shorten the longest texts in the account that the file is from, download your data there again and choose the new file.':
    'Esto es más de lo que se puede guardar de una vez (1 MiB), y nunca se toma solo una parte. Acorte los textos más largos en la cuenta de la que viene el archivo, descargue allí sus datos de nuevo y elija el archivo nuevo.',
  'Bring these answers back': 'Recuperar estas respuestas',
  'Replace my answers': 'Reemplazar mis respuestas',
  'All answers, as they would be': 'Todas las respuestas, como quedarían',
  'What was wrong ({0})': 'Errores ({0})',
  'You can mend it in the file and choose the file again, or add the entry without it and mend it in your list.':
    'Puede corregirlo en el archivo y elegirlo de nuevo, o añadir la entrada sin ese dato y corregirla en su lista.',
  'Line {0}{1}': 'Línea {0}{1}',
  ' Line {0}': ' Línea {0}',
  'Without a name': 'Sin nombre',
  'Cannot be added. {0}': 'No se puede añadir. {0}',
  'Relationship of {0}': 'Parentesco de {0}',
  'Looks like {0}, who is on your list: the same {1}.': 'Se parece a {0}, que está en su lista. Coincide: {1}.',
  'Looks like line {0} of this file: the same {1}.': 'Se parece a la línea {0} de este archivo. Coincide: {1}.',
  'This is your own name.': 'Este es su propio nombre.',
  'Something was wrong in {0}: see above.': 'Hubo un error en {0}: vea arriba.',
  'Social security numbers that are not taken over': 'Números de seguro social que no se toman del archivo',
  'the file has only a part of it. The whole number you have stays.':
    'el archivo tiene solo una parte. Se conserva el número completo que usted tiene.',
  'the file shows it masked. The number you have stays.':
    'el archivo lo muestra oculto. Se conserva el número que usted tiene.',
  'the file shows it masked, so it is not filled in. Please type it at its question.':
    'el archivo lo muestra oculto, así que no se rellena. Escríbalo en su pregunta.',
  'And {0} more.': 'Y {0} más.',
  'In <0/> <1/>': 'En <0/> <1/>',
  'Ticked entries are added to your list, as they stand here. What looks as if it were on your list already, and what had something wrong, is not ticked.':
    'Las entradas marcadas se añaden a su lista, tal como están aquí. Lo que parece estar ya en su lista, y lo que tenía algún error, no está marcado.',
  'Columns that are not read: <0/>.': 'Columnas que no se leen: <0/>.',
  'Tick all': 'Marcar todas',
  'Tick none': 'No marcar ninguna',
  'Add {0}': 'Añadir {0}',
  'Nothing is ticked.': 'No hay nada marcado.',
  'A trust has at most {0} beneficiaries, and yours has room for {1} more.':
    'Un fideicomiso tiene como máximo {0} beneficiarios, y en el suyo caben {1} más.',
  'Relationship where the file names none': 'Parentesco donde el archivo no indica ninguno',
  'You can choose another one for each of them below.': 'Abajo puede elegir otro para cada uno.',
  'With these on your list': 'Con estos en su lista',
  'How far the questions are': 'Hasta dónde ha llegado con las preguntas',
  'The same as yours: {0}.': 'Igual que en las suyas: {0}.',
  'The file has more than {most} MB, which is too much to read here.':
    'El archivo tiene más de {most} MB, demasiado para leerlo aquí.',
  'The file could not be opened. Please choose it again.': 'No se pudo abrir el archivo. Elíjalo de nuevo.',
  'Beneficiaries added': 'Beneficiarios añadidos',
  'Taken out again': 'Quitados de nuevo',
  'Too much at once': 'Demasiado a la vez',
  'These are more than one save can carry (1 MiB). Please tick fewer, and add the others afterwards.':
    'Son más de lo que se puede guardar de una vez (1 MiB). Marque menos y añada los demás después.',
  '{count, plural, one {# beneficiary} other {# beneficiaries}} from the file.':
    '{count, plural, one {# beneficiario} other {# beneficiarios}} del archivo.',
  '{count, plural, one {# beneficiary} other {# beneficiaries}} of the file.':
    '{count, plural, one {# beneficiario} other {# beneficiarios}} del archivo.',
  '{count, plural, one {# beneficiary} other {# beneficiaries}} of the file. {kept, plural, one {# beneficiary} other {# beneficiaries}} changed since stay on your list.':
    '{count, plural, one {# beneficiario} other {# beneficiarios}} del archivo. En su lista queda lo que se cambió después: {kept, plural, one {# beneficiario} other {# beneficiarios}}.',
  'Replace your answers?': '¿Reemplazar sus respuestas?',
  '{count, plural, one {One thing changes} other {# things change}} to what the file of {when} says. Your answers of now stay in the history of your answers, and you can restore them there.':
    '{count, plural, one {Una cosa vuelve} other {# cosas vuelven}} a lo que dice el archivo del {when}. Sus respuestas actuales quedan en el historial de sus respuestas, y allí puede restaurarlas.',
  'Answers brought back': 'Respuestas recuperadas',
  'Answers replaced': 'Respuestas reemplazadas',
  'They are those of {when}.': 'Son las del {when}.',
  'They are those of {when}. The ones before are in the history of your answers.':
    'Son las del {when}. Las anteriores están en el historial de sus respuestas.',
  'The age is a whole number between {least} and {most}.': 'La edad es un número entero entre {least} y {most}.',
  'A distribution age belongs to a child, and is not taken over here.':
    'Una edad de distribución corresponde a un hijo, y aquí no se toma.',
  'An EIN belongs to a charity, and is not taken over here.':
    'Un EIN corresponde a una organización benéfica, y aquí no se toma.',
  'This is none of the relationships: {relationships}. You can choose one below.':
    'Este no es ninguno de los parentescos que se leen. Puede elegir uno abajo. En inglés se llaman: {relationships}.',
  'This line has {cells} cells, and there are {headings} headings. A cell that holds the character between cells stands in quotation marks.':
    'Esta línea tiene {cells} celdas, y hay {headings} encabezados. Una celda que contiene el carácter entre celdas va entre comillas.',
  'This must be an instant such as 2025-05-03T10:42:00.000Z.':
    'Esto debe ser un instante como 2025-05-03T10:42:00.000Z.',
  'There is no heading such as Name in the first line. It reads {found}. Please put the headings of the table below into the first line of the file.':
    'En la primera línea no hay ningún encabezado como Nombre o Name. Dice {found}. Ponga los encabezados de la tabla de abajo en la primera línea del archivo.',
  'There are headings in this file, and nobody below them.':
    'En este archivo hay encabezados, y nadie debajo de ellos.',
  'This is not a file of “Download My Data” in the settings.':
    'Este no es un archivo de «Descargar mis datos» de la configuración.',
  'The file is damaged: it ends too early, or something in it was changed.':
    'El archivo está dañado: termina demasiado pronto, o se cambió algo en él.',
  'There is no such answer in this version of Kinstead.': 'No existe esa respuesta en esta versión de Kinstead.',
  'This is no value that can stand here.': 'Este valor no puede estar aquí.',
  'Another entry of this list has the same id.': 'Otra entrada de esta lista tiene el mismo identificador.',
  'This is no social security number.': 'Esto no es un número de seguro social.',
  'This file was made by another version of Kinstead (its format is {format}, and {ours} is read here).':
    'Este archivo lo creó otra versión de Kinstead (su formato es {format}, y aquí se lee el {ours}).',
  'There were no answers in the account when this file was saved.':
    'No había respuestas en la cuenta cuando se guardó este archivo.',
  'Some of the answers in this file are not as Kinstead saves them. Nothing was taken over.':
    'Algunas respuestas de este archivo no están como Kinstead las guarda. No se tomó nada.',
  'This card is a group of contacts, not a person.': 'Esta tarjeta es un grupo de contactos, no una persona.',
  'This card has no end (END:VCARD), and is left out. Was the file cut off?':
    'Esta tarjeta no tiene final (END:VCARD) y se omite. ¿Se cortó el archivo?',
  'There is no whole card in this file: none of them ends with END:VCARD. Was the file cut off?':
    'No hay ninguna tarjeta completa en este archivo: ninguna termina con END:VCARD. ¿Se cortó el archivo?',
  'This is a file of data (JSON), not a table. Answers you downloaded from Kinstead are brought back on the page for that, below Security in your settings.':
    'Este es un archivo de datos (JSON), no una tabla. Las respuestas que descargó de Kinstead se recuperan en su propia página, en Seguridad, en su configuración.',
  'This is a web page, not a table. Please save the table as a CSV file.':
    'Esto es una página web, no una tabla. Guarde la tabla como archivo CSV.',
  'There are more than {most, number} entries in this file, and a trust has at most {most, number} beneficiaries. Please leave those out that are none.':
    'Hay más de {most, number} entradas en este archivo, y un fideicomiso tiene como máximo {most, number} beneficiarios. Quite las que no lo sean.',
  'A quotation mark is opened here and never closed.': 'Aquí se abren unas comillas que no se cierran.',
  'Something stands after a closing quotation mark. A quotation mark inside a cell is written twice.':
    'Hay algo después de unas comillas de cierre. Dentro de una celda, las comillas se escriben dos veces.',
  'This line has more than {most} cells.': 'Esta línea tiene más de {most} celdas.',
  'The file is empty. Please choose another one.': 'El archivo está vacío. Elija otro.',
  'This is no text file: it holds bytes that are no letters. Please choose another one.':
    'Este no es un archivo de texto: contiene bytes que no son letras. Elija otro.',
  'This is a Word, Excel, Numbers or zip file, whatever its name ends in. Open the table in the program it is from, save it as CSV, and choose that file.':
    'Esto es un archivo de Word, Excel, Numbers o zip, termine como termine su nombre. Abra la tabla en el programa del que viene, guárdela como CSV y elija ese archivo.',
  'This is {kind}, whatever its name ends in, and cannot be read here.':
    'Esto es {kind}, termine como termine su nombre, y no se puede leer aquí.',
  'a Word, Excel or zip file': 'un archivo de Word, Excel o zip',
  'an empty zip file': 'un archivo zip vacío',
  'an older Word or Excel file': 'un archivo antiguo de Word o Excel',
  'a text with formatting (RTF)': 'un texto con formato (RTF)',
  'a compressed file': 'un archivo comprimido',
  'In place of Name, with Last name.': 'En lugar de Name, junto con Last name.',
  'In place of Name, with First name.': 'En lugar de Name, junto con First name.',
  'In place of Name.': 'En lugar de Name.',
  'In place of Name, where there is none.': 'En lugar de Name, donde no lo hay.',
  'In place of Name: Dr., Rev.': 'En lugar de Name: Dr., Rev.',
  'In place of Name: Jr., III.': 'En lugar de Name: Jr., III.',
  'What they are to you: spouse, child, grandchild, sibling, parent, friend, charity or other.':
    'Qué son de usted, en inglés: spouse (cónyuge), child (hijo), grandchild (nieto), sibling (hermano), parent (padre o madre), friend (amigo), charity (organización benéfica) u other (otro).',
  'The whole address, on one line or several.': 'La dirección completa, en una línea o en varias.',
  'In place of Address.': 'En lugar de Address.',
  'The year with four digits. Of a whole date only the year is kept.':
    'El año con cuatro dígitos. De una fecha completa solo se conserva el año.',
  'Of the whole, 0 to 100.': 'Del total, de 0 a 100.',
  'primary or contingent. Empty counts as primary.':
    'primary (principal) o contingent (contingente). Vacío cuenta como primary.',
  'Of a child, the age from which the share can come out, 18 to 65.':
    'De un hijo, la edad a partir de la que puede recibir su parte, de 18 a 65.',
  '{0} added': '{0}: añadido',
}
