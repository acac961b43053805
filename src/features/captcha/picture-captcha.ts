import type { Captcha } from './captcha';

interface Session {
	readonly captcha_session_id: string;
	/** Bits to work for: with the letters, and in their place. */
	readonly work?: { readonly least: number; readonly alone: number };
}

/** The site's own captcha: a picture, its characters as sound, and more work of the browser for who sees and hears none. */
interface Parts {
	readonly root: HTMLElement;
	readonly session: HTMLInputElement;
	readonly work: HTMLInputElement;
	readonly answer: HTMLInputElement;
	readonly room: HTMLElement;
	readonly label: HTMLElement;
	/** What the label says of the picture. */
	readonly words: string;
	/** What the present session asks of the browser, and whether it is to be the whole answer. */
	bits: { least: number; alone: number };
	isAlone: boolean;
	/** Resolves once it is done. */
	solving: Promise< void >;
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
	const { root, answer } = parts;
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
	answer.focus();
}

/** Works until it is done, or its session is another one. */
async function solve( parts: Parts ): Promise< void > {
	const { root, session, work, bits, isAlone } = parts;
	const { value } = session;
	const wanted = isAlone ? bits.alone : bits.least;
	const isCurrent = () =>
		root.isConnected &&
		session.value === value &&
		parts.isAlone === isAlone;
	work.value = '';
	const { findNumber } = await import(
		/* webpackChunkName: "captcha/work" */ './find-number'
	);
	const found = value ? await findNumber( value, wanted, isCurrent ) : '';
	if ( found && isCurrent() ) {
		work.value = found;
		// WooCommerce's block keeps what it hears of.
		work.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		say( parts, isAlone ? 'done' : '' );
	}
}

function say( { root }: Parts, what: 'working' | 'done' | '' ): void {
	const status = root.querySelector< HTMLElement >( '[data-captcha-status]' );
	if ( status ) {
		status.textContent = what ? status.dataset[ what ] ?? '' : '';
	}
}

async function begin( parts: Parts ): Promise< void > {
	const answer = await ask< Session >( parts, 'begin' );
	parts.session.value = answer?.captcha_session_id ?? '';
	parts.bits = answer?.work ?? parts.bits;
	parts.solving = solve( parts );
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

/** A session that was tried is none any more, and neither is the work for it. */
async function renew( parts: Parts ): Promise< void > {
	parts.answer.value = '';
	if ( ! parts.isAlone && ( await ask( parts, 'refresh' ) ) ) {
		showPicture( parts );
	} else {
		parts.session.value = '';
		await begin( parts );
	}
}

/** Another picture, also for who has let the device answer before. */
async function another( parts: Parts ): Promise< void > {
	const wasAlone = parts.isAlone;
	parts.isAlone = false;
	parts.answer.disabled = false;
	say( parts, '' );
	if ( wasAlone ) {
		parts.solving = solve( parts );
	}
	await renew( parts );
}

async function letWork( parts: Parts ): Promise< void > {
	parts.isAlone = true;
	parts.room.hidden = true;
	parts.root.querySelector( 'audio' )?.remove();
	parts.answer.value = '';
	// So no browser asks for it.
	parts.answer.disabled = true;
	say( parts, 'working' );
	parts.solving = solve( parts );
	await parts.solving;
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
	const answer = root.querySelector< HTMLInputElement >(
		'[data-captcha-answer]'
	);
	const room = root.querySelector< HTMLElement >(
		'.marketday-captcha__picture'
	);
	const label = root.querySelector< HTMLElement >( '[data-captcha-label]' );
	if ( ! session || ! work || ! answer || ! room || ! label ) {
		return null;
	}
	const words = label.textContent ?? '';
	const parts: Parts = {
		root,
		session,
		work,
		answer,
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
				?.addEventListener( 'click', () => void act( parts ) )
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
