import type { Texts } from '../speaking.ts'

/**
 * What is put together where it is shown, or comes from the server: dates, nouns within other texts, refusals. The test that
 * looks for texts without a use cannot find these in the source.
 */
export const composed: Texts = {
  'January {0}, {1}': '{0} de enero de {1}',
  'February {0}, {1}': '{0} de febrero de {1}',
  'March {0}, {1}': '{0} de marzo de {1}',
  'April {0}, {1}': '{0} de abril de {1}',
  'May {0}, {1}': '{0} de mayo de {1}',
  'June {0}, {1}': '{0} de junio de {1}',
  'July {0}, {1}': '{0} de julio de {1}',
  'August {0}, {1}': '{0} de agosto de {1}',
  'September {0}, {1}': '{0} de septiembre de {1}',
  'October {0}, {1}': '{0} de octubre de {1}',
  'November {0}, {1}': '{0} de noviembre de {1}',
  'December {0}, {1}': '{0} de diciembre de {1}',
  'January {0}': '{0} de enero',
  'February {0}': '{0} de febrero',
  'March {0}': '{0} de marzo',
  'April {0}': '{0} de abril',
  'May {0}': '{0} de mayo',
  'June {0}': '{0} de junio',
  'July {0}': '{0} de julio',
  'August {0}': '{0} de agosto',
  'September {0}': '{0} de septiembre',
  'October {0}': '{0} de octubre',
  'November {0}': '{0} de noviembre',
  'December {0}': '{0} de diciembre',
  asset: 'bien',
  assets: 'bienes',
  beneficiary: 'beneficiario',
  beneficiaries: 'beneficiarios',
  trustee: 'fiduciario',
  'co-trustee': 'cofiduciario',
  trustees: 'fiduciarios',
  acknowledgements: 'declaraciones',
  executor: 'albacea',
  guardian: 'tutor',
  document: 'documento',
  name: 'nombre',
  relationship: 'parentesco',
  email: 'correo electrónico',
  address: 'dirección',
  share: 'parte',
  shares: 'porcentajes',
  county: 'condado',
  state: 'estado',
  type: 'tipo',
  ownership: 'titularidad',
  bank: 'banco',
  firm: 'compañía de inversiones',
  mortgage: 'hipoteca',
  lender: 'acreedor hipotecario',
  'community property': 'bienes gananciales',
  joint: 'conjunta',
  proceeding: 'continuar',
  saving: 'guardar',
  complete: 'completo',
  '{0}% complete': '{0}% completo',
  '{0}% each': '{0}% cada uno',
  'less than 0.01% each': 'menos del 0.01% cada uno',
  '{0} person': '{0} persona',
  '{0} people': '{0} personas',
  '{0} asset': '{0} bien',
  '{0} assets': '{0} bienes',
  'Add an asset': 'Añadir un bien',
  'Add a beneficiary': 'Añadir un beneficiario',
  'Your assets': 'Sus bienes',
  'Your beneficiaries': 'Sus beneficiarios',
  '0 to 100.': 'De 0 a 100.',
  'Of a charity: 12-3456789.': 'De una organización benéfica: 12-3456789.',
  'a picture': 'una imagen',
  'name and birth year': 'nombre y año de nacimiento',
  'name and EIN': 'nombre y EIN',
  'name and birth year and EIN': 'nombre, año de nacimiento y EIN',
  '{0} It cannot be added until this is mended in the file.':
    '{0*} No se puede añadir hasta que esto se corrija en el archivo.',
  '{0} Write it like name@example.com, or leave it empty.': '{0*} Escríbalo como nombre@example.com o déjelo vacío.',
  '{0} Of a whole date, the year has four digits too.':
    '{0*} En una fecha completa, el año también tiene cuatro dígitos.',
  '{0} Write a number such as 25 or 12.5.': '{0*} Escriba un número como 25 o 12.5.',
  '{0} Write primary or contingent.': '{0*} Escriba primary (principal) o contingent (contingente).',
  'Invalid email address.': 'El correo electrónico no es válido.',
  'Please enter a beneficiary name.': 'Escriba el nombre de un beneficiario.',
  'This is not a file of “Download My Data” in the settings. It is nested more than {0} levels deep.':
    'Este no es un archivo de «Descargar mis datos» de la configuración. Tiene más de {0} niveles.',
  'This is not a file of “Download My Data” in the settings. It has a field called {0}, which no such file has.':
    'Este no es un archivo de «Descargar mis datos» de la configuración. Tiene un campo llamado {0}, que ningún archivo así tiene.',
  'This code is wrong, or was used before. Please try the newest one. If that is refused too, check whether the clock of your phone is right.':
    'Este código no es correcto o ya se usó. Pruebe el más reciente. Si tampoco se acepta, compruebe que el reloj de su teléfono esté en hora.',
  'This recovery code is wrong, or was used before. Please try another one.':
    'Este código de recuperación no es correcto o ya se usó. Pruebe otro.',
  'Too many wrong codes. Please try again in {0}, or use a recovery code.':
    'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de {0*} o use un código de recuperación.',
  'Too many wrong codes. Please try again in {0}.':
    'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de {0*}.',
  '{0} minutes': '{0} minutos',
  '{0} hours': '{0} horas',
  'Two-factor authentication is on already. Turn it off first to set up another app.':
    'La autenticación de dos factores ya está activada. Desactívela primero para configurar otra aplicación.',
  'Two-factor authentication is not offered in this installation.':
    'En esta instalación no se ofrece la autenticación de dos factores.',
  'Two-factor authentication is not on. Please begin again.':
    'La autenticación de dos factores no está activada. Empiece de nuevo.',
  'Please log in with Google once more, so that we know it is you.':
    'Inicie sesión con Google otra vez, para que sepamos que es usted.',
  'Please enter your password, or a code.': 'Escriba su contraseña o un código.',
  'This login took too long, or was ended. Please log in again from the beginning.':
    'Este inicio de sesión tardó demasiado o se terminó. Inicie sesión de nuevo desde el principio.',
  'A third': 'Un tercio',
  'Log out and lose it': 'Cerrar la sesión y perderlo',
  'Log out and lose them': 'Cerrar la sesión y perderlos',
  'The testator of the will is {0}; the grantor of the trust is {1}.':
    'El testador del testamento es {0}; el otorgante del fideicomiso es {1}.',
  'The principal of the power of attorney is {0}; the grantor of the trust is {1}.':
    'El poderdante del poder notarial es {0}; el otorgante del fideicomiso es {1}.',
  'The principal of the health care directive is {0}; the grantor of the trust is {1}.':
    'El poderdante de la directiva de atención médica es {0}; el otorgante del fideicomiso es {1}.',
  '{0} is both the principal and the agent under the power of attorney.':
    '{0} es a la vez el poderdante y el agente del poder notarial.',
  '{0} is both the principal and the agent under the health care directive.':
    '{0} es a la vez el poderdante y el agente de la directiva de atención médica.',
  '{0} is both the testator and the executor of the will.': '{0} es a la vez el testador y el albacea del testamento.',
  'Please log in first.': 'Primero inicie sesión.',
  'Please enter your password.': 'Escriba su contraseña.',
  'The email address is already in use by another account.': 'Otra cuenta ya usa este correo electrónico.',
  'The email address is badly formatted.': 'El correo electrónico está mal escrito.',
  'The expiry date is in the past.': 'La fecha de vencimiento ya pasó.',
  'The password is wrong.': 'La contraseña no es correcta.',
  'This link cannot be opened. It may have run out, been ended by its owner or not be whole, or the pass-phrase may be missing or wrong.':
    'Este enlace no se puede abrir. Puede que haya caducado, que su dueño lo haya terminado o que no esté completo, o que la frase de contraseña falte o no sea correcta.',
  'There is no trust yet that somebody could read. Please begin one first.':
    'Todavía no hay ningún fideicomiso que alguien pueda leer. Primero comience uno.',
  'You have as many links as can be kept. Please remove one first.':
    'Usted tiene tantos enlaces como se pueden conservar. Primero quite uno.',
  'This link has as many comments as can be kept. Please write to its owner.':
    'Este enlace tiene tantos comentarios como se pueden conservar. Escriba a su dueño.',
  'There is no such comment.': 'No existe ese comentario.',
  'There is no such link.': 'No existe ese enlace.',
  'There is no such version of your answers.': 'No existe esa versión de sus respuestas.',
  'This is not the email address of this account.': 'Este no es el correo electrónico de esta cuenta.',
  'This record belongs to another account.': 'Este registro pertenece a otra cuenta.',
  'The trust is not complete yet. Some answers that it needs are missing.':
    'El fideicomiso aún no está completo. Faltan algunas respuestas que necesita.',
  'A request has one Host header.': 'Una solicitud tiene un solo encabezado Host.',
  'This is more than the 16 KiB that a request may carry here.':
    'Esto es más que los 16 KiB que puede llevar una solicitud aquí.',
  'This has more entries than one request may carry.': 'Esto tiene más entradas de las que puede llevar una solicitud.',
  'Your data is being downloaded already. Please wait until that download has ended.':
    'Sus datos ya se están descargando. Espere a que termine esa descarga.',
  'This account has saved as much as it may in one day. Please save this again tomorrow.':
    'Esta cuenta ha guardado todo lo que puede en un día. Guarde esto de nuevo mañana.',
  'This account holds as many changes as it may. Please ask who runs this site for more room.':
    'Esta cuenta contiene todos los cambios que puede. Pida más espacio a quien administra este sitio.',
  'This key was used for another request.': 'Esta clave se usó para otra solicitud.',
  'All your answers together are longer than can be kept. Please shorten some of the longest texts, such as descriptions, and save again.':
    'Todas sus respuestas juntas son más largas de lo que se puede conservar. Acorte algunos de los textos más largos, como las descripciones, y guarde de nuevo.',
  'This cannot be reached right now. Please try again.': 'No se puede conectar en este momento. Inténtelo de nuevo.',
  'Something went wrong on our side. Nothing was changed.': 'Algo salió mal de nuestro lado. No se cambió nada.',
  'More was sent than can be checked in a minute. Please try again later.':
    'Se envió más de lo que se puede revisar en un minuto. Inténtelo de nuevo más tarde.',
  'The server is busy. Please try again in a moment.': 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
  'This is more than the 1 MiB that one request may carry.': 'Esto es más que el 1 MiB que puede llevar una solicitud.',
  'Google could not be reached. Please try again in a moment.':
    'No se pudo conectar con Google. Inténtelo de nuevo en un momento.',
  'The e-mail address or the password is wrong.': 'El correo electrónico o la contraseña no son correctos.',
  'There is no account with this e-mail address.': 'No hay ninguna cuenta con este correo electrónico.',
  'This link does not work. It may be older than one day, used already, or for another account. Please send a new link.':
    'Este enlace no sirve. Puede tener más de un día, haberse usado ya o ser de otra cuenta. Envíe un enlace nuevo.',
  'This link no longer works. It may be older than one hour, used already, or replaced by a newer one. Please ask for a new link.':
    'Este enlace ya no funciona. Puede que tenga más de una hora, que ya se haya usado o que uno más nuevo lo haya reemplazado. Pida un enlace nuevo.',
  'Too many pages are open. Live updates come later.':
    'Hay demasiadas páginas abiertas. Las actualizaciones en vivo llegan más tarde.',
  'Google login works at {0} only. Please open the site there and try again.':
    'El inicio de sesión con Google funciona solo en {0}. Abra el sitio allí e inténtelo de nuevo.',
  'Password should be at least {0} characters': 'La contraseña debe tener al menos {0} caracteres',
  'This password is easy to guess, because {0}. Please choose {1}.':
    'Esta contraseña es fácil de adivinar, porque {0*}. Elija {1*}.',
  'many people use it': 'mucha gente la usa',
  'it has the name {0} in it': 'contiene el nombre {0}',
  'it has your email address in it': 'contiene su correo electrónico',
  'it has your name in it': 'contiene su nombre',
  'another one, for example three or four words that do not belong together':
    'otra, por ejemplo tres o cuatro palabras que no tengan relación entre sí',
  'one without': 'otra que no lo contenga',
  'We are not a law firm': 'No somos un bufete de abogados',
  '{0} gives no legal advice, and using it creates no attorney-client relationship. The documents it writes are drafts made from your answers. Have an attorney who is licensed where you live read them before you sign.':
    '{0} no da asesoría legal, y usarlo no crea una relación entre abogado y cliente. Los documentos que redacta son borradores hechos con sus respuestas. Haga que los lea, antes de firmarlos, un abogado con licencia donde usted vive.',
  'Spanish could not be loaded': 'No se pudo cargar el español',
  'Please check your internet connection and try again.': 'Revise su conexión a internet e inténtelo de nuevo.',
  'Parcel number': 'Número de parcela',
  'Title held': 'Titularidad',
  'The Grantor’s {0} interest in the entity': 'La participación del {0} que el otorgante tiene en la entidad',
  'Account ending in {0}': 'Cuenta terminada en {0}',
  '1 year': '1 año',
  MM: 'MM',
  YY: 'AA',
  'E. H., founder': 'E. H., fundador',
  'Share (%)': 'Parte (%)',
  'Subject to a mortgage': 'Sujeto a una hipoteca',
  'Subject to a mortgage to {0}': 'Sujeto a una hipoteca a favor de {0}',
  homestead: 'vivienda familiar protegida (homestead)',
  'community property and homestead': 'bienes gananciales y vivienda familiar protegida (homestead)',
  'EIN of {0}': 'EIN de {0}',
  'Distribution age of {0}': 'Edad de distribución de {0}',
  'Grantor SSN': 'SSN del otorgante',
  'Responsible party SSN': 'SSN de la parte responsable',
  'Distribution type': 'Tipo de distribución',
  'Beneficiary name': 'Nombre del beneficiario',
  'Asset name': 'Nombre del bien',
  'Amendment details': 'Detalles de la modificación',
  'Address of {0}': 'Dirección de {0}',
  'State or country of {0}': 'Estado o país de {0}',
  'County of {0}': 'Condado de {0}',
  'Legal description of {0}': 'Descripción legal de {0}',
  'Bank of {0}': 'Banco de {0}',
  'Firm of {0}': 'Compañía de inversiones de {0}',
  'Entity of {0}': 'Entidad de {0}',
}
