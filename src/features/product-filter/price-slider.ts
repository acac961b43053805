import { type Currency, formatMoney } from '@marketday/kernel';

import {
	allowedMaximum,
	allowedMinimum,
	type End,
	pushBack,
	type Range,
} from './price-rules';

const rangeOf = ( { dataset }: HTMLElement ): Range => ( {
	lowest: Number( dataset.lowest ),
	highest: Number( dataset.highest ),
} );

const handleOf = ( price: HTMLElement, end: End ) =>
	price.querySelector< HTMLInputElement >( `[data-handle="${ end }"]` );

const inputOf = ( price: HTMLElement, end: End ) =>
	price.querySelector< HTMLInputElement >( `[data-end="${ end }"]` );

/** Puts the handles and the line between them where they belong, and says it in the shop's money. */
function place(
	price: HTMLElement,
	from: number,
	to: number,
	currency: Currency
): void {
	const values = { min: from, max: to };
	for ( const end of [ 'min', 'max' ] as const ) {
		const handle = handleOf( price, end );
		if ( handle ) {
			handle.value = String( values[ end ] );
			handle.setAttribute(
				'aria-valuetext',
				formatMoney(
					values[ end ] * 10 ** currency.minorUnit,
					currency
				)
			);
		}
	}
	const slider = handleOf( price, 'min' )?.parentElement;
	slider?.style.setProperty( '--from', String( from ) );
	slider?.style.setProperty( '--to', String( to ) );
}

/** A handle was moved: the inputs follow; at the ends of the range nothing is chosen. */
export function handleMoved(
	price: HTMLElement,
	moved: End,
	currency: Currency
): void {
	const { lowest, highest } = rangeOf( price );
	const { from, to } = pushBack(
		moved,
		Number( handleOf( price, 'min' )?.value ),
		Number( handleOf( price, 'max' )?.value )
	);
	place( price, from, to, currency );
	const input = inputOf( price, moved );
	const value = moved === 'min' ? from : to;
	if ( input ) {
		input.value =
			value === ( moved === 'min' ? lowest : highest )
				? ''
				: String( value );
	}
}

/** What a typed price becomes: nothing is chosen where it leaves nothing out; the other price is not passed. */
function allowed( price: HTMLElement, input: HTMLInputElement ): string {
	const range = rangeOf( price );
	const typed = Number( input.value );
	const isMinimum = input.dataset.end === 'min';
	const other = Number(
		inputOf( price, isMinimum ? 'max' : 'min' )?.value ||
			( isMinimum ? range.highest : 0 )
	);
	let value = ( isMinimum ? allowedMinimum : allowedMaximum )( typed, range );
	if ( isMinimum ? value > other : value < other ) {
		value = other + ( isMinimum ? -1 : 1 );
	}
	return ( isMinimum ? value <= 0 : value >= range.highest )
		? ''
		: String( value );
}

/** A price was typed: it is brought into the range, and the handles follow. */
export function priceTyped(
	price: HTMLElement,
	input: HTMLInputElement,
	currency: Currency
): void {
	const range = rangeOf( price );
	const hasRange = range.highest > range.lowest;
	if ( input.value !== '' && hasRange ) {
		input.value = allowed( price, input );
	}
	if ( hasRange ) {
		showPrices( price, currency );
	}
}

/** The handles where the inputs say. */
export function showPrices( price: HTMLElement, currency: Currency ): void {
	const { lowest, highest } = rangeOf( price );
	const typed = ( end: End, otherwise: number ) =>
		Number( inputOf( price, end )?.value || otherwise );
	const within = ( value: number ) =>
		Math.min( highest, Math.max( lowest, value ) );
	place(
		price,
		Math.floor( within( typed( 'min', lowest ) ) ),
		Math.ceil( within( typed( 'max', highest ) ) ),
		currency
	);
}
