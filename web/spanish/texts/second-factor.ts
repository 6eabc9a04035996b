import type { Texts } from '../speaking.ts'

/** The second factor, the devices, and the code when logging in. */
export const secondFactor: Texts = {
  'Loading your devices...': 'Cargando sus dispositivos...',
  'The answers in such a file can be <0>brought back</0>, into this account or a new one.':
    'Las respuestas de un archivo así se pueden <0>recuperar</0>, en esta cuenta o en una nueva.',
  'Your Devices': 'Sus dispositivos',
  'Every browser in which you are logged in. One that you do not know is somebody else: sign it out, then reset your password.':
    'Todos los navegadores en los que tiene la sesión iniciada. Uno que usted no conoce es de otra persona: cierre su sesión y luego restablezca su contraseña.',
  'Your devices': 'Sus dispositivos',
  'This device': 'Este dispositivo',
  'Sign out {0}, {1}': 'Cerrar la sesión de {0}, {1}',
  'Sign Out': 'Cerrar la sesión',
  'Sign Out Everywhere Else': 'Cerrar la sesión en todos los demás',
  'Signed out': 'Sesión cerrada',
  'Not signed out': 'No se cerró la sesión',
  'You are logged in on this device only.': 'Tiene la sesión iniciada solo en este dispositivo.',
  '{device} is logged out.': 'Se cerró la sesión de {device}.',
  on: 'en',
  'A browser on {0}': 'Un navegador en {0}',
  'A browser or program without a name': 'Un navegador o programa sin nombre',
  'Signed in {0}': 'Sesión iniciada: {0}',
  'Signed in {0}, from {1}': 'Sesión iniciada: {0}, desde {1}',
  'Last used today': 'Usado por última vez hoy',
  'Last used {0}, or the day after': 'Usado por última vez: {0}, o el día siguiente',
  'There is no such device.': 'No existe ese dispositivo.',
  'This is no code.': 'Esto no es un código.',
  'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in your password manager.':
    'Necesita una aplicación de autenticación en su teléfono, como Google Authenticator, Microsoft Authenticator o la de su administrador de contraseñas.',
  'You logged in more than ten minutes ago. So that nobody else can do this at your desk, please log in with Google once more. You come back here.':
    'Inició sesión hace más de diez minutos. Para que nadie más pueda hacer esto en su escritorio, inicie sesión con Google otra vez. Después vuelve aquí.',
  'Log In Again': 'Iniciar sesión otra vez',
  'Go on': 'Continuar',
  Code: 'Código',
  'The six digits of your authenticator app, or a recovery code.':
    'Los seis dígitos de su aplicación de autenticación, o un código de recuperación.',
  'Use a code instead': 'Usar un código',
  'Use my password instead': 'Usar mi contraseña',
  'QR picture of the key, for the camera of an authenticator app':
    'Imagen QR de la clave, para la cámara de una aplicación de autenticación',
  'Your {0} Recovery Codes': 'Sus códigos de recuperación de {0}',
  'With one of these you can log in when your phone is lost. Each works once. They are shown only now: keep them where you find them without your phone, and where nobody else does.':
    'Con uno de estos puede iniciar sesión si pierde su teléfono. Cada uno funciona una sola vez. Se muestran solo ahora: guárdelos donde los encuentre sin su teléfono y donde nadie más los encuentre.',
  '{0} recovery codes, {1}': 'Códigos de recuperación de {0}, {1}',
  'Each works once, in place of a code from the authenticator app.':
    'Cada uno sirve una sola vez, en lugar de un código de la aplicación de autenticación.',
  'Recovery codes': 'Códigos de recuperación',
  Copy: 'Copiar',
  'I have kept these codes': 'He guardado estos códigos',
  'Please keep the codes first: they are not shown again.': 'Primero guarde los códigos: no se muestran otra vez.',
  'Recovery codes not kept': 'Códigos de recuperación sin guardar',
  'They are not shown again. If you have not kept them, make new ones under Security in your settings.':
    'No se muestran otra vez. Si no los ha guardado, cree códigos nuevos en Seguridad, en su configuración.',
  'The codes are copied.': 'Los códigos están copiados.',
  'They could not be copied here. Please download or print them.':
    'No se pudieron copiar aquí. Descárguelos o imprímalos.',
  'The codes are in your downloads.': 'Los códigos están en sus descargas.',
  'Scan this picture with the app.': 'Escanee esta imagen con la aplicación.',
  'Or type this key into it:<0/><1/>': 'O escriba en ella esta clave:<0/><1/>',
  'Open in an app on this device': 'Abrir en una aplicación de este dispositivo',
  'The six digits that the app shows now.': 'Los seis dígitos que la aplicación muestra ahora.',
  'Turn On': 'Activar',
  'Turn Off': 'Desactivar',
  'A code from an app on your phone, besides your password. Whoever learns your password cannot log in without your phone.':
    'Un código de una aplicación de su teléfono, además de su contraseña. Quien llegue a saber su contraseña no puede iniciar sesión sin su teléfono.',
  'On since {0}. Logging in takes a code from your authenticator app.':
    'Activada desde el {0}. Para iniciar sesión se necesita un código de su aplicación de autenticación.',
  '{0} recovery codes are left.': 'Quedan {0} códigos de recuperación.',
  '{0} left. Make new ones before you need them.': '{0}. Cree códigos nuevos antes de necesitarlos.',
  'No recovery code is': 'No queda ningún código de recuperación',
  'Only one recovery code is': 'Solo queda un código de recuperación',
  'Only {0} recovery codes are': 'Solo quedan {0} códigos de recuperación',
  'New Recovery Codes': 'Códigos de recuperación nuevos',
  'Set up your authenticator app': 'Configure su aplicación de autenticación',
  'Turn on two-factor authentication': 'Activar la autenticación de dos factores',
  'It could not be begun': 'No se pudo empezar',
  'From then on your password, or Google, is enough to log in.':
    'A partir de entonces basta su contraseña, o Google, para iniciar sesión.',
  'It was not turned off': 'No se desactivó',
  'Make New Codes': 'Crear códigos nuevos',
  'New recovery codes': 'Códigos de recuperación nuevos',
  'No new codes were made': 'No se crearon códigos nuevos',
  'Turn off two-factor authentication?': '¿Desactivar la autenticación de dos factores?',
  'You get ten new codes. The earlier ones no longer work from then on.':
    'Recibe diez códigos nuevos. A partir de entonces los anteriores ya no funcionan.',
  'Logging in takes a code from your authenticator app, or one of those you kept.':
    'Para iniciar sesión se necesita un código de su aplicación de autenticación, o uno de los que guardó.',
  'Logging in takes no code any more.': 'Para iniciar sesión ya no se necesita ningún código.',
  'The earlier recovery codes have ended': 'Los códigos de recuperación anteriores ya no valen',
  'Two-factor authentication is off': 'La autenticación de dos factores está desactivada',
  'Two-factor authentication is on': 'La autenticación de dos factores está activada',
  'Begin again': 'Empezar de nuevo',
  'Without your app and without recovery codes, write to <0/>.':
    'Si no tiene su aplicación ni códigos de recuperación, escriba a <0/>.',
  'Enter Your Code': 'Escriba su código',
  'One moment...': 'Un momento...',
  'Please enter the code': 'Escriba el código',
  'The code has six digits. Please check what you typed.': 'El código tiene seis dígitos. Revise lo que escribió.',
  'Open your authenticator app and type the six digits that it shows for {name}.':
    'Abra su aplicación de autenticación y escriba los seis dígitos que muestra para {name}.',
  'Each code is taken once. A new one comes every 30 seconds.':
    'Cada código se acepta una sola vez. Cada 30 segundos llega uno nuevo.',
  'Use a recovery code': 'Usar un código de recuperación',
  'Type one of the recovery codes that you kept when you turned two-factor authentication on.':
    'Escriba uno de los códigos de recuperación que guardó al activar la autenticación de dos factores.',
  'Recovery Code': 'Código de recuperación',
  'Each works once. Capitals and hyphens do not matter.':
    'Cada uno funciona una sola vez. Las mayúsculas y los guiones no importan.',
  'Use the authenticator app': 'Usar la aplicación de autenticación',
}
