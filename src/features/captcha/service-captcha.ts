/** A widget is tried so often, with so many milliseconds between (section 9). */
const TRIES = 20;
const PAUSE = 400;

interface Service {
	readonly render?: ( room: HTMLElement, options: object ) => string | number;
	readonly reset: ( widget?: string | number ) => void;
	readonly execute: ( widget?: string | number ) => void;
}

const scripts = new Set< string >();

function load( address: string ): void {
	if ( ! scripts.has( address ) ) {
		scripts.add( address );
		const script = document.createElement( 'script' );
		script.src = address;
		script.async = true;
		document.head.append( script );
	}
}

const serviceOf = ( name: string ) =>
	( window as unknown as Record< string, Service | undefined > )[ name ];

/**
 * Brings a service's captcha to life: its script comes when somebody turns to the form. A token that expires is emptied; after an answer
 * the widget begins anew.
 *
 * @param root
 */
export function enhanceService( root: HTMLElement ): void {
	const form = root.closest( 'form' );
	const room = root.querySelector< HTMLElement >(
		'.marketday-captcha__widget'
	);
	const token = root.querySelector< HTMLInputElement >(
		'[data-captcha-token]'
	);
	const error = root.querySelector< HTMLElement >(
		'.marketday-captcha__error'
	);
	if ( ! form || ! room || ! token || ! error ) {
		return;
	}
	const { object = '', script = '', sitekey, size } = root.dataset;
	const isInvisible = size === 'invisible';
	let widget: string | number | undefined;
	let isSent = false;

	const render = ( tries = TRIES ) => {
		const service = serviceOf( object );
		if ( service?.render ) {
			widget = service.render( room, {
				sitekey,
				size,
				callback: ( value: string ) => {
					token.value = value;
					error.textContent = '';
					if ( isSent ) {
						isSent = false;
						form.requestSubmit();
					}
				},
				'expired-callback': () => ( token.value = '' ),
			} );
		} else if ( tries > 1 ) {
			setTimeout( () => render( tries - 1 ), PAUSE );
		}
	};

	const reset = () => {
		token.value = '';
		if ( widget !== undefined ) {
			serviceOf( object )?.reset( widget );
		}
	};

	form.addEventListener(
		'focusin',
		() => {
			load( script );
			setTimeout( render, PAUSE );
		},
		{ once: true }
	);
	form.addEventListener( 'marketday_newsletter_refused', reset );
	form.addEventListener( 'marketday_newsletter_reset', reset );
	form.addEventListener(
		'submit',
		( event ) => {
			if ( token.value !== '' ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( isInvisible && widget !== undefined ) {
				isSent = true;
				serviceOf( object )?.execute( widget );
			} else {
				error.textContent = error.dataset.message ?? '';
			}
		},
		{ capture: true }
	);
}
