import type { Captcha } from './captcha';

/** A widget is tried so often, with so many milliseconds between (docs/PROTOCOL.md#times-and-limits). */
const TRIES = 20;
const PAUSE = 400;

interface Service {
	readonly render?: ( room: HTMLElement, options: object ) => string | number;
	readonly reset: ( widget?: string | number ) => void;
	/** Function that is not there before the service is ready. */
	readonly execute?: (
		widget?: string | number,
		options?: object
	) => unknown;
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
 * Calls back with the service as soon as its script is there.
 *
 * @param name   What it calls itself.
 * @param act    Answers whether it could.
 * @param giveUp
 * @param tries
 */
function whenThere(
	name: string,
	act: ( service: Service ) => boolean,
	giveUp: () => void = () => undefined,
	tries = TRIES
): void {
	const service = serviceOf( name );
	if ( service && act( service ) ) {
		return;
	}
	if ( tries > 1 ) {
		setTimeout( () => whenThere( name, act, giveUp, tries - 1 ), PAUSE );
	} else {
		giveUp();
	}
}

/**
 * A service's captcha: its script comes when somebody turns to the form. A token that expires is emptied; after an answer the widget begins
 * anew. The one that is invisible, and the one that gives marks, run when the form is sent.
 *
 * @param root
 */
export function serviceCaptcha( root: HTMLElement ): Captcha | null {
	const room = root.querySelector< HTMLElement >(
		'.marketday-captcha__widget'
	);
	const token = root.querySelector< HTMLInputElement >(
		'[data-captcha-token]'
	);
	const error = root.querySelector< HTMLElement >(
		'.marketday-captcha__error'
	);
	if ( ! room || ! token || ! error ) {
		return null;
	}
	const { object = '', script = '', sitekey, size, action } = root.dataset;
	const hasMarks = root.dataset.provider === 'recaptcha-v3';
	const isInvisible = size === 'invisible';
	const runsAtSubmit = hasMarks || isInvisible;
	let widget: string | number | undefined;
	let isBegun = false;
	let settle: ( isThere: boolean ) => void = () => undefined;

	const say = ( isThere: boolean ) => {
		error.textContent = isThere ? '' : error.dataset.message ?? '';
	};
	const keep = ( value: string ) => {
		token.value = value;
		if ( value ) {
			say( true );
		}
		// For who carries it elsewhere: a hidden field tells nobody by itself.
		token.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};

	const take = ( value: unknown ) => {
		keep( String( value ) );
		settle( true );
	};
	const fail = () => settle( false );

	const render = ( service: Service ) => {
		if ( ! service.render ) {
			return false;
		}
		widget = service.render( room, {
			sitekey,
			// Turnstile knows no such size: it runs when it is told to, and shows itself to who has to press something.
			...( isInvisible && root.dataset.provider === 'turnstile'
				? { appearance: 'interaction-only', execution: 'execute' }
				: { size } ),
			callback: take,
			'expired-callback': () => keep( '' ),
			'error-callback': fail,
		} );
		return true;
	};

	const begin = () => {
		if ( isBegun ) {
			return;
		}
		isBegun = true;
		load( script );
		if ( ! hasMarks ) {
			setTimeout( () => whenThere( object, render ), PAUSE );
		}
	};

	const run = ( service: Service ) => {
		if ( ! service.execute || ( ! hasMarks && widget === undefined ) ) {
			return false;
		}
		const made = hasMarks
			? service.execute( sitekey, { action } )
			: service.execute( widget );
		if ( hasMarks ) {
			void Promise.resolve( made ).then( take, fail );
		}
		return true;
	};

	const ask = () => {
		begin();
		if ( token.value || ! runsAtSubmit ) {
			say( token.value !== '' );
			return Promise.resolve( token.value !== '' );
		}
		return new Promise< boolean >( ( resolve ) => {
			settle = ( isThere ) => {
				say( isThere );
				resolve( isThere );
			};
			whenThere( object, run, fail );
		} );
	};

	return {
		root,
		begin,
		ask,
		isAnswered: () => token.value !== '',
		reset: () => {
			keep( '' );
			if ( widget !== undefined ) {
				serviceOf( object )?.reset( widget );
			}
		},
	};
}
