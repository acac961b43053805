import { listen } from '@marketday/behaviour';
import type { Variation } from '@marketday/kernel';

const BAR = '.marketday-sticky-bar';
const BUTTON = '.single_add_to_cart_button';
/** Mark of a form that lacks an answer, and what can be answered in it, in the order of the page. */
const UNANSWERED =
	'select:invalid, input:invalid, .marketday-swatch__input, select, input:not([type="hidden"])';

type ListenToVariations = (
	within: HTMLElement,
	listener: ( variation: Variation | null ) => void
) => void;

/** Calls back whether the element is in sight, now and whenever that changes. */
function watchSight(
	element: Element,
	listener: ( isSeen: boolean ) => void
): void {
	new IntersectionObserver( ( entries ) =>
		listener( entries.at( -1 )?.isIntersecting ?? false )
	).observe( element );
}

/** Has what the keyboard has just reached at the screen's lower edge in sight again once the bar has come over it. */
function clearFocus( bar: HTMLElement ): void {
	const focused = document.querySelector( ':focus-visible' );
	if ( ! focused || bar.contains( focused ) ) {
		return;
	}
	const { bottom, height } = focused.getBoundingClientRect();
	// It may be on its way up still.
	const room = window.innerHeight - bar.offsetHeight;
	if ( bottom > room && bottom <= window.innerHeight + 1 && height <= room ) {
		focused.scrollIntoView( { block: 'nearest' } );
	}
}

/** The bar's button does what the form's does, or leads to what the form still has to be told. */
function press( form: HTMLFormElement, button: HTMLButtonElement ): void {
	const isBlocked =
		button.getAttribute( 'aria-disabled' ) === 'true' ||
		form.matches( '.grouped_form' );
	if ( ! isBlocked ) {
		form.requestSubmit( button );
		return;
	}
	const fields = [ ...form.querySelectorAll< HTMLElement >( UNANSWERED ) ];
	const field =
		fields.find(
			( one ) => one.matches( ':invalid' ) && one.offsetParent
		) ?? fields.find( ( { offsetParent } ) => offsetParent );
	form.scrollIntoView( { block: 'center' } );
	field?.focus( { preventScroll: true } );
}

/** Shows on the bar's button what the form's button shows: busy, added, or that something is still to be chosen. */
function mirror( source: HTMLButtonElement, copy: HTMLButtonElement ): void {
	const { choose = '' } = copy.dataset;
	const add = source.textContent;
	const show = () => {
		const isBlocked = source.classList.contains( 'disabled' );
		copy.textContent = isBlocked ? choose : add;
		for ( const state of [ 'loading', 'added' ] ) {
			copy.classList.toggle( state, source.classList.contains( state ) );
		}
	};
	show();
	new MutationObserver( show ).observe( source, {
		attributeFilter: [ 'class' ],
	} );
}

/** The basket's button and the chosen variation's price, in sight while the page is read (docs/PROTOCOL.md#sticky-bar, a pixel threshold). */
function enhance(
	bar: HTMLElement,
	form: HTMLFormElement,
	onVariation: ListenToVariations
): void {
	const button = form.querySelector< HTMLButtonElement >( BUTTON );
	const copy = bar.querySelector( 'button' );
	const price = bar.querySelector( `${ BAR }__price` );
	if ( ! button || ! copy || ! price ) {
		return;
	}
	const threshold = Number( bar.dataset.scroll );
	const ownPrice = price.innerHTML;
	let isButtonSeen = true;
	const show = () => {
		const wasHidden = bar.hidden;
		bar.hidden = window.scrollY <= threshold || isButtonSeen;
		if ( wasHidden && ! bar.hidden ) {
			clearFocus( bar );
		}
	};
	watchSight( button, ( isSeen ) => {
		isButtonSeen = isSeen;
		show();
	} );
	listen( window, 'scroll', show );
	copy.addEventListener( 'click', () => press( form, button ) );
	if ( ! form.matches( '.grouped_form' ) ) {
		mirror( button, copy );
	}
	onVariation( form, ( variation ) => {
		price.innerHTML = variation?.priceHtml || ownPrice;
	} );
}

/**
 * Brings the page's sticky bars to life, each with the form that it stands behind.
 *
 * @param onVariation Tells which variation a form shows, null for none.
 */
export function enhanceStickyBars( onVariation: ListenToVariations ): void {
	document.querySelectorAll< HTMLElement >( BAR ).forEach( ( bar ) => {
		const form =
			bar.parentElement?.querySelector< HTMLFormElement >( 'form.cart' );
		if ( form ) {
			enhance( bar, form, onVariation );
		}
	} );
}
