import type { Captcha } from './captcha';
import type { Parts } from './parts';

interface Session {
	readonly captcha_session_id: string;
	/** Bits to work for: with the letters, and in their place. */
	readonly work?: { readonly least: number; readonly alone: number };
}

/**
 * The contract's router: the page's own path, without its query.
 *
 * @param parts
 * @param action
 */
function address( parts: Parts, action: string ): string {
	const { root, session } = parts;
	const data = btoa(
		JSON.stringify( { captcha_session_id: session.value } )
	).replace( /=+$/, '' );
	const query = new URLSearchParams( {
		page: 'template',
		endpoint: 'captcha',
		action,
		data: session.value ? data : '',
		cachebust: String( Date.now() ),
	} );
	return `${ window.location.pathname }?${ root.dataset.router }&${ query }`;
}

async function ask< Answer >(
	parts: Parts,
	action: string
): Promise< Answer | null > {
	const response = await fetch( address( parts, action ), {
		credentials: 'same-origin',
	} );
	return response.ok ? ( ( await response.json() ) as Answer ) : null;
}

function showPicture( parts: Parts ): void {
	const image = document.createElement( 'img' );
	image.width = 220;
	image.height = 60;
	image.alt = parts.room.dataset.alt ?? '';
	image.src = address( parts, 'image' );
	parts.room.replaceChildren( image );
	parts.room.hidden = false;
	parts.label.textContent = parts.words;
	// Who listens hears the new one.
	const player = parts.root.querySelector( 'audio' );
	if ( player ) {
		player.src = address( parts, 'audio' );
	}
}

/** The player stays: who has not understood hears it again, as often as wanted. */
function listen( parts: Parts ): void {
	const { root, solution } = parts;
	let player = root.querySelector( 'audio' );
	if ( ! player || parts.room.hidden ) {
		player?.remove();
		player = document.createElement( 'audio' );
		player.controls = true;
		player.src = address( parts, 'audio' );
		root.querySelector( '.marketday-captcha__buttons' )?.after( player );
	}
	player.currentTime = 0;
	void player.play()?.catch( () => undefined );
	solution.focus();
}

async function solve( parts: Parts ): Promise< void > {
	parts.work.value = '';
	try {
		const { work } = await import(
			/* webpackChunkName: "captcha/work" */ './work'
		);
		await work( parts );
	} catch {
		// Without it the server says what is missing.
	}
}

async function begin( parts: Parts, action = 'begin' ): Promise< void > {
	const session = await ask< Session >( parts, action );
	const id = session?.captcha_session_id ?? '';
	// The same one has other letters, and the work for it is done already.
	if ( id !== parts.session.value || ! id ) {
		parts.session.value = id;
		parts.bits = session?.work ?? parts.bits;
		parts.solving = solve( parts );
	}
	if ( ! parts.isAlone ) {
		showPicture( parts );
	}
	const buttons = parts.root.querySelector< HTMLElement >(
		'.marketday-captcha__buttons'
	);
	if ( buttons ) {
		buttons.hidden = false;
	}
}

/** Renews after a try, which was the session's only one: the answer names another. */
async function renew( parts: Parts ): Promise< void > {
	parts.solution.value = '';
	await begin( parts, parts.session.value ? 'refresh' : 'begin' );
}

/** Another picture, also for who has let the device answer before. */
async function another( parts: Parts ): Promise< void > {
	parts.solution.disabled = false;
	if ( parts.isAlone ) {
		parts.isAlone = false;
		parts.solving = solve( parts );
	}
	await renew( parts );
}

function letWork( parts: Parts ): void {
	parts.isAlone = true;
	// So no browser asks for it.
	parts.solution.disabled = true;
	parts.solving = solve( parts );
}

/**
 * A picture: it comes when somebody turns to the form, and another one when an answer was taken or refused.
 *
 * @param root
 */
export function pictureCaptcha( root: HTMLElement ): Captcha | null {
	const session = root.querySelector< HTMLInputElement >(
		'[data-captcha-session]'
	);
	const work = root.querySelector< HTMLInputElement >(
		'[data-captcha-work]'
	);
	const field = root.querySelector< HTMLInputElement >(
		'[data-captcha-answer]'
	);
	const room = root.querySelector< HTMLElement >(
		'.marketday-captcha__picture'
	);
	const label = root.querySelector< HTMLElement >( '[data-captcha-label]' );
	if ( ! session || ! work || ! field || ! room || ! label ) {
		return null;
	}
	const words = label.textContent ?? '';
	const parts: Parts = {
		root,
		session,
		work,
		solution: field,
		room,
		label,
		words,
		bits: { least: 0, alone: 0 },
		isAlone: false,
		solving: Promise.resolve(),
	};
	const actions = { refresh: another, audio: listen, alone: letWork };
	Object.entries( actions ).forEach(
		( [ name, act ] ) =>
			root
				.querySelector( `[data-captcha-${ name }]` )
				?.addEventListener( 'click', () => act( parts ) )
	);
	let begun: Promise< void > | undefined;
	// Where the site gives no session: the server says what is missing.
	let isGivenUp = false;
	const start = () => ( begun ??= begin( parts ) );
	return {
		root,
		begin: () => void start(),
		isAnswered: () => isGivenUp || work.value !== '',
		ask: async () => {
			await start();
			await parts.solving;
			isGivenUp = work.value === '';
			return true;
		},
		// What was typed stays good until it is looked at.
		reset: ( isUsed ) => {
			isGivenUp = false;
			void ( isUsed && begun && renew( parts ) );
		},
	};
}
