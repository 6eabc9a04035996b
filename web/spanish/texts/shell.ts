import type { Texts } from '../speaking.ts'

/** Header, footer, forms and what every page may say. */
export const shell: Texts = {
  'My Account': 'Mi cuenta',
  'Loading authentication...': 'Comprobando su sesión...',
  'Something went wrong': 'Algo salió mal',
  'Please try refreshing the page or contact support if the problem persists.':
    'Actualice la página o comuníquese con soporte si el problema continúa.',
  'Refresh Page': 'Actualizar la página',
  'Terms & Privacy': 'Términos y privacidad',
  Blog: 'Blog',
  'Authenticating...': 'Comprobando su sesión...',
  'Verifying access...': 'Verificando el acceso...',
  Main: 'Principal',
  Menu: 'Menú',
  'See the plans': 'Ver los planes',
  'Close the menu': 'Cerrar el menú',
  'Open the menu': 'Abrir el menú',
  'Skip to the content': 'Saltar al contenido',
  'A new version is ready': 'Hay una versión nueva',
  'It opens when this page is loaded again. Your answers stay as they are.':
    'Se abre al volver a cargar esta página. Sus respuestas no cambian.',
  'Load it now': 'Cargarla ahora',
  Later: 'Más tarde',
  Message: 'Mensaje',
  Dismiss: 'Descartar',
  'Error: {0}': 'Error: {0}',
  'There is a problem': 'Hay un problema',
  'This form needs JavaScript, which is switched off in your browser.':
    'Este formulario necesita JavaScript, que está desactivado en su navegador.',
  Print: 'Imprimir',
  'Social security numbers do not begin with 000, 666 or 9. Please check this one; you can go on with it.':
    'Los números de seguro social no comienzan con 000, 666 ni 9. Revise este; puede continuar con él.',
  'The server could not be reached': 'No se pudo conectar con el servidor',
  'The server took too long to answer': 'El servidor tardó demasiado en responder',
  'This is more than can be sent at once.': 'Esto es más de lo que se puede enviar de una vez.',
  'The request did not get through to the server. Please try again in a moment.':
    'La solicitud no llegó al servidor. Inténtelo de nuevo en un momento.',
  'This Page Could Not Be Loaded': 'No se pudo cargar esta página',
  'This part of the page could not be loaded.': 'No se pudo cargar esta parte de la página.',
  'It opens as soon as the server can be reached. Nothing is lost.':
    'Se abre en cuanto se pueda conectar con el servidor. No se pierde nada.',
  'New Trust': 'Fideicomiso nuevo',
  Settings: 'Configuración',
  'Log Out': 'Cerrar sesión',
  'Your session has ended': 'Su sesión terminó',
  'Please log in to go on. Your answers are kept.': 'Inicie sesión para continuar. Sus respuestas se conservan.',
  Home: 'Inicio',
  Services: 'Servicios',
  'Trust Builder': 'Crear fideicomiso',
  'Login Required': 'Se requiere iniciar sesión',
  'Please log in to access the Trust Builder.': 'Inicie sesión para acceder al creador de fideicomisos.',
  'Please wait': 'Espere un momento',
  'Verifying your access...': 'Verificando su acceso...',
  'This cannot be saved': 'Esto no se puede guardar',
  'Limited connectivity': 'Conectividad limitada',
  "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves.":
    'Sus cambios se guardaron localmente, pero no se pudieron sincronizar con la nube. Se sincronizarán cuando mejore la conexión.',
  'Could not connect to database: {reason} Using local data instead.':
    'No se pudo conectar con la base de datos: {reason} Se usan los datos locales.',
  'Connection error': 'Error de conexión',
  'Could not load trust data: {reason} Using local data instead.':
    'No se pudieron cargar los datos del fideicomiso: {reason} Se usan los datos locales.',
  'Error loading data': 'Error al cargar los datos',
  'Your changes could not be saved: {reason} Please try again.':
    'No se pudieron guardar sus cambios: {reason} Inténtelo de nuevo.',
  'Error saving data': 'Error al guardar los datos',
  'Could not create trust data: {reason}': 'No se pudieron crear los datos del fideicomiso: {reason}',
  'Error initializing trust data': 'Error al preparar los datos del fideicomiso',
  'You are no longer signed in': 'Su sesión ya no está abierta',
  'The server could not be reached, and this browser has no room to keep them':
    'No se pudo conectar con el servidor y este navegador no tiene espacio para conservarlos',
  'The answer is no trust': 'La respuesta no es un fideicomiso',
  'The answer has no version': 'La respuesta no indica ninguna versión',
  'You are not signed in': 'No ha iniciado sesión',
  'The date cannot be before January 1, 1900.': 'La fecha no puede ser anterior al 1 de enero de 1900.',
  'The date cannot be in the future.': 'La fecha no puede estar en el futuro.',
  'Please keep this to {max, number} characters or fewer. You have {length, number}.':
    'Use como máximo {max, number} caracteres. Tiene {length, number}.',
  'This contains a broken character. Please delete it and type it again.':
    'Esto contiene un carácter dañado. Bórrelo y escríbalo de nuevo.',
  'This contains an invisible character that reverses text. Please delete everything and type it again.':
    'Esto contiene un carácter invisible que invierte el texto. Bórrelo todo y escríbalo de nuevo.',
  'This contains an invisible control character. Please delete everything and type it again.':
    'Esto contiene un carácter de control invisible. Bórrelo todo y escríbalo de nuevo.',
  'This contains a line break or an invisible control character. Please remove it.':
    'Esto contiene un salto de línea o un carácter de control invisible. Quítelo.',
  'This must be text.': 'Esto debe ser texto.',
  'Wyoming dynasty trusts': 'Fideicomisos dinásticos de Wyoming',
  '{name} is not a law firm, gives no legal advice and creates no attorney-client relationship. Please have your documents read by an attorney before you sign.':
    '{name} no es un bufete de abogados, no da asesoría legal y no crea una relación entre abogado y cliente. Haga que un abogado lea sus documentos antes de firmarlos.',
}
