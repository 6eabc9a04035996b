import type { Texts } from '../speaking.ts'

/** What stands within other texts, such as nouns and lists, and the errors of the server. */
export const composed: Texts = {
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
  complete: 'completo',
  '{0}% complete': '{0}% completo',
  '{share} each': '{share} cada uno',
  '{count, plural, one {# person} other {# people}}': '{count, plural, one {# persona} other {# personas}}',
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
  '{fault} It cannot be added until this is mended in the file.':
    '{fault} No se puede añadir hasta que esto se corrija en el archivo.',
  '{fault} Write it like name@example.com, or leave it empty.':
    '{fault} Escríbalo como nombre@example.com o déjelo vacío.',
  '{fault} Of a whole date, the year has four digits too.':
    '{fault} En una fecha completa, el año también tiene cuatro dígitos.',
  '{fault} Write a number such as 25 or 12.5.': '{fault} Escriba un número como 25 o 12.5.',
  '{fault} Write primary or contingent.': '{fault} Escriba primary (principal) o contingent (contingente).',
  '{foreign} It is nested more than {deepest} levels deep.': '{foreign} Tiene más de {deepest} niveles.',
  '{foreign} It has a field called {key}, which no such file has.':
    '{foreign} Tiene un campo llamado {key}, que ningún archivo así tiene.',
  'This code is wrong, or was used before. Please try the newest one. If that is refused too, check whether the clock of your phone is right.':
    'Este código no es correcto o ya se usó. Pruebe el más reciente. Si tampoco se acepta, compruebe que el reloj de su teléfono esté en hora.',
  'This recovery code is wrong, or was used before. Please try another one.':
    'Este código de recuperación no es correcto o ya se usó. Pruebe otro.',
  'Too many wrong codes. Please try again in {time}, or use a recovery code.':
    'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de {time} o use un código de recuperación.',
  'Too many wrong codes. Please try again in {time}.':
    'Demasiados códigos incorrectos. Inténtelo de nuevo dentro de {time}.',
  '{count, plural, one {# minute} other {# minutes}}': '{count, plural, one {# minuto} other {# minutos}}',
  '{count, plural, one {# hour} other {# hours}}': '{count, plural, one {# hora} other {# horas}}',
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
  'The testator of the will is {name}; the grantor of the trust is {grantor}.':
    'El testador del testamento es {name}; el otorgante del fideicomiso es {grantor}.',
  'The principal of the power of attorney is {name}; the grantor of the trust is {grantor}.':
    'El poderdante del poder notarial es {name}; el otorgante del fideicomiso es {grantor}.',
  'The principal of the health care directive is {name}; the grantor of the trust is {grantor}.':
    'El poderdante de la directiva de atención médica es {name}; el otorgante del fideicomiso es {grantor}.',
  '{name} is both the principal and the agent under the power of attorney.':
    '{name} es a la vez el poderdante y el agente del poder notarial.',
  '{name} is both the principal and the agent under the health care directive.':
    '{name} es a la vez el poderdante y el agente de la directiva de atención médica.',
  '{name} is both the testator and the executor of the will.':
    '{name} es a la vez el testador y el albacea del testamento.',
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
  'Google login works at {address} only. Please open the site there and try again.':
    'El inicio de sesión con Google funciona solo en {address}. Abra el sitio allí e inténtelo de nuevo.',
  'Password should be at least {least} characters': 'La contraseña debe tener al menos {least} caracteres',
  'This password is easy to guess, because {why}. Please choose {other}.':
    'Esta contraseña es fácil de adivinar, porque {why}. Elija {other}.',
  'many people use it': 'mucha gente la usa',
  'it has the name {name} in it': 'contiene el nombre {name}',
  'it has your email address in it': 'contiene su correo electrónico',
  'it has your name in it': 'contiene su nombre',
  'another one, for example three or four words that do not belong together':
    'otra, por ejemplo tres o cuatro palabras que no tengan relación entre sí',
  'one without': 'otra que no lo contenga',
  'We are not a law firm': 'No somos un bufete de abogados',
  '{name} gives no legal advice, and using it creates no attorney-client relationship. The documents it writes are drafts made from your answers. Have an attorney who is licensed where you live read them before you sign.':
    '{name} no da asesoría legal, y usarlo no crea una relación entre abogado y cliente. Los documentos que redacta son borradores hechos con sus respuestas. Haga que los lea, antes de firmarlos, un abogado con licencia donde usted vive.',
  'Spanish could not be loaded': 'No se pudo cargar el español',
  'Please check your internet connection and try again.': 'Revise su conexión a internet e inténtelo de nuevo.',
  'Parcel number': 'Número de parcela',
  'Title held': 'Titularidad',
  'The Grantor’s {share} interest in the entity': 'La participación del {share} que el otorgante tiene en la entidad',
  'Account ending in {digits}': 'Cuenta terminada en {digits}',
  '1 year': '1 año',
  MM: 'MM',
  YY: 'AA',
  'E. H., founder': 'E. H., fundador',
  'Share (%)': 'Parte (%)',
  'Subject to a mortgage': 'Sujeto a una hipoteca',
  'Subject to a mortgage to {lender}': 'Sujeto a una hipoteca a favor de {lender}',
  homestead: 'vivienda familiar protegida (homestead)',
  'community property and homestead': 'bienes gananciales y vivienda familiar protegida (homestead)',
  'EIN of {name}': 'EIN de {name}',
  'Distribution age of {name}': 'Edad de distribución de {name}',
  'Grantor SSN': 'SSN del otorgante',
  'Responsible party SSN': 'SSN de la parte responsable',
  'Distribution type': 'Tipo de distribución',
  'Beneficiary name': 'Nombre del beneficiario',
  'Asset name': 'Nombre del bien',
  'Amendment details': 'Detalles de la modificación',
  'Address of {name}': 'Dirección de {name}',
  'State or country of {name}': 'Estado o país de {name}',
  'County of {name}': 'Condado de {name}',
  'Legal description of {name}': 'Descripción legal de {name}',
  'Bank of {name}': 'Banco de {name}',
  'Firm of {name}': 'Compañía de inversiones de {name}',
  'Entity of {name}': 'Entidad de {name}',
  '{share} interest in the entity': 'Participación del {share} en la entidad',
  '{first} and {second}': '{first} y {second}',
  '{start}, and {last}': '{start} y {last}',
  'Address of trustee {name}': 'Dirección del fiduciario {name}',
  EIN: 'EIN',
  'The grantor’s share of {name}': 'Parte del otorgante en {name}',
  '30 days': '30 días',
}
