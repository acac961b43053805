import type { CardChoice } from './form-props';

const CARD = '[data-marketday-card]';
/** Class of the button of a card that adds a variation. */
const ADDS = 'wopb-loop-add-to-cart-button';
const IMAGE_FIELDS = [ 'src', 'srcset', 'sizes' ] as const;

/** State that the server drew, to come back to. */
interface Drawn {
	price: string;
	deal: string;
	image: Readonly< Record< string, string | null > >;
	button: { className: string; text: string; description: string };
	addresses: ReadonlyMap< HTMLAnchorElement, string >;
}

const parts = ( card: Element ) => ( {
	price: card.querySelector( '[data-marketday-price]' ),
	deal: card.querySelector( '.marketday-deal' ),
	image: card.querySelector( '[data-marketday-picture] img' ),
	button: card.querySelector< HTMLAnchorElement >(
		'[data-marketday-card-button]'
	),
	links: [
		...card.querySelectorAll< HTMLAnchorElement >(
			'[data-marketday-card-link]'
		),
	],
} );

const drawn = new WeakMap< Element, Drawn >();

function drawnOf( card: Element ): Drawn {
	const { price, deal, image, button, links } = parts( card );
	const known = drawn.get( card ) ?? {
		price: price?.innerHTML ?? '',
		deal: deal?.outerHTML ?? '',
		image: Object.fromEntries(
			IMAGE_FIELDS.map( ( name ) => [
				name,
				image?.getAttribute( name ) ?? null,
			] )
		),
		button: {
			className: button?.className ?? '',
			text: button?.textContent ?? '',
			description: button?.getAttribute( 'aria-label' ) ?? '',
		},
		addresses: new Map( links.map( ( link ) => [ link, link.href ] ) ),
	};
	drawn.set( card, known );
	return known;
}

/** The address with the choice, so that the product's page goes on with it. */
function withChoice( address: string, { chosen }: CardChoice ): string {
	const url = new URL( address );
	for ( const [ name, value ] of Object.entries( chosen ) ) {
		url.searchParams.delete( name );
		if ( value ) {
			url.searchParams.set( name, value );
		}
	}
	return url.href;
}

/** The button adds what is chosen; while something is missing or sold out it leads to the product's page. */
function showButton(
	button: HTMLAnchorElement,
	{ className, text, description }: Drawn[ 'button' ],
	{ chosen, variation, buttonText, buttonDescription }: CardChoice
): void {
	const adds = variation?.isInStock && variation.isPurchasable;
	button.className = className;
	button.textContent = adds ? buttonText : text;
	button.setAttribute( 'aria-label', adds ? buttonDescription : description );
	if ( adds ) {
		button.classList.remove( 'marketday-button--quiet' );
		button.classList.add( ADDS );
		button.dataset.variation_id = String( variation.id );
		button.dataset.variation = JSON.stringify( chosen );
	} else {
		delete button.dataset.variation_id;
		delete button.dataset.variation;
	}
}

/**
 * Shows on a product's card what was chosen on it: price, picture and button of the variation, and its addresses.
 *
 * @param form   Of the card's options.
 * @param choice
 */
export function showCardChoice(
	form: HTMLFormElement,
	choice: CardChoice
): void {
	const card = form.closest( CARD );
	if ( ! card ) {
		return;
	}
	const before = drawnOf( card );
	const { price, deal, image, button } = parts( card );
	if ( price ) {
		price.innerHTML = choice.variation?.priceHtml || before.price;
	}
	deal?.remove();
	price?.insertAdjacentHTML(
		'afterend',
		choice.variation?.dealHtml || before.deal
	);
	for ( const name of IMAGE_FIELDS ) {
		const value = choice.image
			? choice.image[ name ]
			: before.image[ name ];
		if ( value ) {
			image?.setAttribute( name, value );
		} else {
			image?.removeAttribute( name );
		}
	}
	before.addresses.forEach( ( address, link ) => {
		link.href = withChoice( address, choice );
	} );
	if ( button ) {
		showButton( button, before.button, choice );
	}
}
