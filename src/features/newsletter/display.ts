import { listen } from '@marketday/behaviour';

import { dismiss } from './dismissal';

const STATES = { starting: 'starting-to-show', active: 'active' } as const;
const FOCUSABLE =
	'a[href], button:not([disabled]), input:not([type="hidden"], [tabindex="-1"]), select, textarea';

/** The forms that are shown, the newest last: Escape closes the newest that has a close icon. */
const shown: ShownForm[] = [];

/** Bars and slide-ins whose time has come while another form stands where they would cover it, or be covered. */
const waiting: ShownForm[] = [];

/** One of the forms that come by themselves: popup, fixed bar or slide-in. */
class ShownForm {
	private readonly form: HTMLFormElement | null;
	private readonly overlay: Element | null;
	private readonly closeIcon: HTMLElement | null;
	private timer = 0;
	private before: Element | null = null;

	constructor( private readonly root: HTMLElement ) {
		const before = root.previousElementSibling;
		this.form = root.querySelector( 'form' );
		this.overlay = before?.matches( '.marketday-newsletter__overlay' )
			? before
			: null;
		this.closeIcon = root.querySelector( '.marketday-newsletter__close' );
	}

	private get id(): string {
		return this.form?.dataset.formId ?? '';
	}

	/** Waits for its delay, or for the mouse that leaves the page. */
	plan(): void {
		const { delay, exitIntentEnabled } = this.form?.dataset ?? {};
		const seconds = Number( delay );
		this.timer = window.setTimeout(
			() => this.show(),
			seconds > 0 ? seconds * 1000 : 0
		);
		if ( exitIntentEnabled === 'true' ) {
			const stop = listen( document.documentElement, 'mouseleave', () => {
				stop();
				this.show();
			} );
		}
		this.closeIcon?.addEventListener( 'click', () => this.close() );
		this.root.addEventListener( 'keydown', ( event ) =>
			this.keepFocus( event )
		);
	}

	get canClose(): boolean {
		return this.closeIcon !== null;
	}

	close(): void {
		this.root.classList.remove( STATES.active, STATES.starting );
		this.overlay?.classList.remove( STATES.active );
		shown.splice( shown.indexOf( this ), 1 );
		if ( ! this.root.dataset.isPreview ) {
			dismiss(
				this.id,
				Number( this.form?.dataset.cookieExpirationTime ?? 0 )
			);
		}
		if ( this.before instanceof HTMLElement ) {
			this.before.focus();
		}
		waiting.shift()?.comeInTurn();
	}

	private show(): void {
		window.clearTimeout( this.timer );
		const { classList } = this.root;
		if (
			classList.contains( STATES.starting ) ||
			classList.contains( STATES.active )
		) {
			return;
		}
		classList.add( STATES.starting );
		if ( this.overlay ) {
			whenNobodyTypes( () => this.activate() );
		} else {
			this.comeInTurn();
		}
	}

	private comeInTurn(): void {
		if (
			shown.some( ( form ) => form.canClose && form.root.isConnected )
		) {
			waiting.push( this );
		} else {
			this.activate();
		}
	}

	private activate(): void {
		this.root.classList.add( STATES.active );
		shown.push( this );
		if ( this.overlay ) {
			this.overlay.classList.add( STATES.active );
			this.before = document.querySelector( ':focus' );
			this.root.focus();
		}
	}

	/**
	 * Keeps Tab from what lies below a popup.
	 *
	 * @param event
	 */
	private keepFocus( event: KeyboardEvent ): void {
		if ( event.key !== 'Tab' || ! this.overlay ) {
			return;
		}
		const all = [
			...this.root.querySelectorAll< HTMLElement >( FOCUSABLE ),
		].filter( ( one ) => one.getClientRects().length > 0 );
		const { activeElement } = this.root.ownerDocument;
		const edge = event.shiftKey ? all[ 0 ] : all.at( -1 );
		if (
			activeElement === edge ||
			( event.shiftKey && activeElement === this.root )
		) {
			event.preventDefault();
			( event.shiftKey ? all.at( -1 ) : all[ 0 ] )?.focus();
		}
	}
}

/**
 * A popup takes the focus: not from who is filling in something else.
 *
 * @param act
 */
function whenNobodyTypes( act: () => void ): void {
	const focused = document.querySelector( ':focus' );
	if (
		focused?.matches( 'input, select, textarea, [contenteditable="true"]' )
	) {
		focused.addEventListener( 'blur', () => setTimeout( act, 500 ), {
			once: true,
		} );
	} else {
		act();
	}
}

/**
 * Lets forms that come by themselves come, unless they were dismissed. Of one kind only the first comes, and a second copy of a form
 * never.
 *
 * @param roots
 */
export function planForms( roots: readonly HTMLElement[] ): void {
	const kinds = new Set< string | undefined >();
	for ( const root of roots ) {
		if ( ! kinds.has( root.dataset.variant ) ) {
			kinds.add( root.dataset.variant );
			new ShownForm( root ).plan();
		}
	}
	listen< KeyboardEvent >( document, 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			shown
				.filter( ( { canClose } ) => canClose )
				.at( -1 )
				?.close();
		}
	} );
}
