import { updatePayLater } from './pay-later';
import type { Wallet } from './wallet-types';

const OURS = 'Pay now or later.';

/** A place with buttons, and what stands in its note. */
function aPlace() {
	document.body.innerHTML = `<div id="root"><div class="marketday-paypal__note" hidden>${ OURS }</div></div>`;
	const root = document.getElementById( 'root' ) as HTMLElement;
	return {
		root,
		note: root.firstElementChild as HTMLElement,
	};
}

const walletWith = ( changes: Partial< Wallet > = {} ): Wallet => ( {
	isEligible: () => true,
	message: async ( sum ) => {
		const words = document.createElement( 'b' );
		words.textContent = `Later: ${ sum }`;
		return words;
	},
	...changes,
} );

it( 'says what PayPal says of the sum, and follows the sum', async () => {
	const { root, note } = aPlace();

	await updatePayLater( root, walletWith(), '29.40', false );
	expect( note ).toBeVisible();
	expect( note ).toHaveTextContent( 'Later: 29.40' );
	await updatePayLater( root, walletWith(), '12', false );
	expect( note ).toHaveTextContent( 'Later: 12' );
} );

it.each( [
	[ 'the shop keeps quiet', walletWith(), true ],
	[ 'it is not for him', walletWith( { isEligible: () => false } ), false ],
] )( 'says nothing where %s', async ( _, wallet, isHidden ) => {
	const { root, note } = aPlace();

	await updatePayLater( root, wallet, '29.40', isHidden );

	expect( note ).not.toBeVisible();
} );

it( 'says its own sentence where PayPal has none, also after words of another sum', async () => {
	const { root, note } = aPlace();
	await updatePayLater( root, walletWith(), '29.40', false );

	await updatePayLater(
		root,
		walletWith( { message: () => Promise.reject( new Error( 'No.' ) ) } ),
		'1.00',
		false
	);

	expect( note ).toHaveTextContent( OURS );
} );

it( 'never puts words of an earlier sum over those of a later one', async () => {
	const { root, note } = aPlace();
	let response: ( words: HTMLElement ) => void = () => {};
	const slow = updatePayLater(
		root,
		walletWith( {
			message: () => new Promise( ( resolve ) => ( response = resolve ) ),
		} ),
		'29.40',
		false
	);
	await updatePayLater( root, walletWith(), '12', false );

	response( document.createElement( 'i' ) );
	await slow;

	expect( note ).toHaveTextContent( 'Later: 12' );
} );
